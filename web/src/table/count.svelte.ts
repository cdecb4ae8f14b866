// The count of a finished game on the page: which step is shown, whose points are explained, and what of the map belongs to it.
// Points, their reasons and the routes behind them are the server's.
import { endsOf, letterOf } from '../game/ends';
import type { Game } from '../game.svelte';
import { list } from '../say';
import { t } from '../words/words';
import type { Outcome, RouteId, Seat, TicketId } from '../wire';
import { countedOn, leadOf, ranked, type Counted, type ScoreStep } from './scoring';

/** before the server has said */
const NOBODY: Outcome = { players: [], winners: [], decided_by: 'points' };

export class Count {
  at = $state(0);
  /** the ticket whose way alone is to be seen */
  ticket = $state<TicketId | null>(null);
  #seat = $state<Seat | null>(null);

  constructor(readonly game: Game) {}

  readonly outcome = $derived.by(() => this.game.view.outcome ?? NOBODY);
  readonly steps = $derived.by(() => countedOn(this.game.facts));
  /** the step that is shown */
  readonly step = $derived.by<ScoreStep>(() => this.steps[this.at] ?? 'result');
  readonly result = $derived.by(() => this.step === 'result');
  readonly winners = $derived.by(() => this.outcome.winners);
  /** whose points are explained */
  readonly seat = $derived.by(() => this.#seat ?? this.game.you ?? this.winners[0] ?? 0);
  readonly player = $derived.by(() => this.outcome.players[this.seat]);
  readonly rows = $derived.by(() => ranked(this.outcome.players, this.result));
  readonly mine = $derived.by(
    () => new Set(this.game.observation?.claims.filter(({ player }) => player === this.seat).map(({ route }) => route)),
  );
  readonly #trace = $derived.by(() => this.game.view.traces?.[this.seat]);
  readonly #ways = $derived.by(() => [...new Set(Object.values(this.#trace?.tickets ?? {}).flat())]);

  /** the routes that the step counts */
  readonly lit = $derived.by<RouteId[]>(() => {
    if (this.ticket !== null) return this.#trace?.tickets[this.ticket] ?? [];
    return this.#lit()[this.step] ?? [...this.mine];
  });

  #lit(): Partial<Record<ScoreStep, RouteId[]>> {
    return {
      tickets: this.#ways,
      stations: (this.player?.borrowed ?? []).map((loan) => loan.route),
      merchandise: [...this.mine].filter((route) => this.game.names.routes.get(route)?.merchandise),
      longest: this.#trace?.longest ?? [],
      globe: this.#ways,
    };
  }

  /** tickets of the player, those that were completed first */
  readonly tickets = $derived.by(() => [...(this.player?.completed ?? []), ...(this.player?.failed ?? [])]);
  /** My tickets keep the letters that they had in the game; those of others were never seen with any. */
  readonly ends = $derived.by(() => {
    const known = this.seat === this.game.you ? this.game.tickets.letters : null;
    const tickets = this.at < 1 ? [] : this.tickets;
    return endsOf(
      tickets.map((id, n) => ({ id, letter: known?.get(id) ?? letterOf(n), done: this.completed(id) })),
      this.game.names,
    );
  });

  completed(id: TicketId): boolean {
    return this.player?.completed.includes(id) ?? false;
  }

  readonly title = $derived.by(() => (this.step === 'result' ? this.#won() : t(`score-${this.step}`)));
  readonly said = $derived.by(() =>
    this.step === 'result' ? t(`decided-${this.outcome.decided_by}`) : this.#reason(this.step),
  );

  #won(): string {
    const { game, winners } = this;
    if (winners.length > 1)
      return t('wins-shared', {
        who: winners.some((winner) => winner === game.you) ? 'you' : 'other',
        names: list(winners.filter((winner) => winner !== game.you).map((winner) => game.label(winner))),
      });
    const winner = winners[0] ?? 0;
    return t('wins', {
      name: game.seats[winner]?.name ?? '',
      who: winner === game.you ? 'you' : 'other',
      by: leadOf(this.outcome.players),
    });
  }

  #reason(step: Counted): string {
    const { rules } = this.game.facts;
    return t(`score-${step}-more`, {
      station: rules.station_points,
      longest: rules.longest_path_bonus,
      globe: rules.globetrotter_bonus,
    });
  }

  go(to: number): void {
    this.at = to;
    this.ticket = null;
  }

  look(seat: Seat): void {
    this.#seat = seat;
    this.ticket = null;
  }
}
