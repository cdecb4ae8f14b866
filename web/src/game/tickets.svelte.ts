// My tickets: those in hand, their letters and ways over the map, and those being chosen from an offer.
import { Problem } from '../api';
import type { Game } from '../game.svelte';
import { settings } from '../settings.svelte';
import type { Observation, RouteId, TicketId, View, Way } from '../wire';
import { endsOf, lettered, letterOf } from './ends';

const LETTERS = Array.from({ length: 26 }, (_, n) => letterOf(n));

export class Tickets {
  /** ticked in the offer */
  kept = $state.raw<TicketId[]>([]);
  /** the one whose way was asked for */
  shown = $state<TicketId | null>(null);

  #found = $state.raw<Way[]>([]);
  #waysFor = '';

  constructor(private game: Game) {}

  /** in the order in which I took them, so that their letters stay */
  mine = $derived.by(() => {
    const { observation, feed, you } = this.game;
    const held = observation?.tickets ?? [];
    const taken = feed.events.flatMap((event) =>
      'facts' in event
        ? event.facts.flatMap((fact) => (fact.type === 'tickets_kept' && fact.player === you ? fact.kept : []))
        : [],
    );
    const ordered = taken.filter((id): id is TicketId => id !== null && held.includes(id));
    return [...ordered, ...held.filter((id) => !ordered.includes(id))];
  });
  /** Each has the first letter that was free when it was offered, and keeps it. */
  letters = $derived.by(() => {
    const { choosing, feed, observation, you } = this.game;
    const given = new Map<TicketId, string>();
    const held: (TicketId | null)[] = [];
    const give = (ids: readonly (TicketId | null)[]): void => {
      for (const id of ids) {
        if (id === null || given.has(id)) continue;
        const used = [...given.values()];
        const letter = LETTERS.find((each) => !used.includes(each)) ?? letterOf(given.size);
        given.set(id, letter);
      }
    };
    for (const event of feed.events)
      for (const fact of 'facts' in event ? event.facts : []) {
        if (fact.type === 'tickets_offered' && fact.player === you) give(fact.tickets);
        if (fact.type !== 'tickets_kept' || fact.player !== you) continue;
        // What was offered with them is gone.
        give(fact.kept);
        held.push(...fact.kept);
        for (const id of given.keys()) if (!held.includes(id)) given.delete(id);
      }
    const shown = [...this.mine, ...(choosing ? (observation?.offer ?? []) : [])];
    give(shown);
    return new Map(shown.map((id) => [id, given.get(id) ?? '']));
  });
  /** What is missing on the way of each, as the server found it. Those given back are gone at once, before it answers anew. */
  ways = $derived.by(() => this.#found.filter((way) => this.letters.has(way.id)));
  done = $derived.by(() => new Set(this.ways.filter((way) => way.done).map((way) => way.id)));
  least = $derived.by(() => this.game.legal.find((choice) => choice.type === 'keep')?.least ?? 1);
  /** those in hand, and those ticked in the offer */
  #wanted = $derived.by(() => (this.game.choosing ? [...this.mine, ...this.kept] : this.mine));
  /** the cities where they begin and end */
  ends = $derived.by(() =>
    endsOf(
      this.#wanted.map((id) => ({ id, letter: this.letters.get(id) ?? '', done: this.done.has(id) })),
      this.game.names,
    ),
  );
  /** the routes that are missing on their ways, or on those around a route that can't be had, with the letters of these tickets */
  hints = $derived.by(() => {
    const { detours } = this.game.plan;
    const shown = this.ways.filter(
      ({ id, done }) =>
        !done && (this.shown === null ? settings.choices.ways && this.#wanted.includes(id) : id === this.shown),
    );
    return lettered(detours.length ? detours : shown, this.letters);
  });

  /** Those that a route is missing for, and whether it is all that is missing. */
  needing = (route: RouteId): { id: TicketId; letter: string; last: boolean }[] =>
    this.ways.flatMap(({ id, done, missing }) =>
      !done && missing?.includes(route) ? [{ id, letter: this.letters.get(id) ?? '', last: missing.length === 1 }] : [],
    );

  toggle = (id: TicketId): void => {
    this.kept = this.kept.includes(id) ? this.kept.filter((other) => other !== id) : [...this.kept, id];
  };

  keep = async (): Promise<void> => {
    const offer = this.game.observation?.offer ?? [];
    if (await this.game.send({ type: 'keep', tickets: offer.filter((id) => this.kept.includes(id)) })) this.kept = [];
  };

  /** Only what is still offered can be kept. */
  settle(observation: Observation): void {
    this.kept = this.kept.filter((id) => observation.offer.includes(id));
  }

  /** The missing links, asked anew whenever tracks or tickets changed. */
  async findWays(view: View): Promise<void> {
    const observation = view.observation;
    if (!observation || view.you === null || view.table.state !== 'playing') return;
    const about = JSON.stringify([
      observation.tickets,
      observation.offer,
      observation.claims.length,
      observation.stations.length,
    ]);
    if (about === this.#waysFor) return;
    this.#waysFor = about;
    try {
      const { tickets } = await this.game.feed.ways();
      if (this.#waysFor === about) this.#found = tickets;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.#waysFor = '';
    }
  }
}
