// What came of a lesson, in a sentence.
import type { Names } from '../say';
import { t, type Args } from '../words/words';
import type { Fact, LessonLine } from '../wire';

// Lessons that end like another one.
const ALIKE: Record<string, string> = { grey: 'claim', ferry: 'claim' };

export function taskText(line: LessonLine, names: Names): string {
  return t(`learn-task-${line.id}`, {
    route: line.route ? names.route(line.route) : '',
    city: line.city ? names.city(line.city) : '',
  });
}

/** `tickets` are those in the hand of whoever learns. */
export function doneText(line: LessonLine, facts: Fact[], names: Names, tickets: string[]): string {
  const args: Args = {};
  for (const fact of facts) {
    if (fact.type === 'claimed') args['points'] = fact.points;
    if (fact.type === 'tunnel_priced') args['extra'] = fact.extra;
    if (fact.type === 'tickets_kept') args['n'] = fact.kept.length;
  }
  if (line.id === 'ticket') args['points'] = tickets.reduce((sum, id) => sum + (names.tickets.get(id)?.points ?? 0), 0);
  return t(`learn-done-${ALIKE[line.id] ?? line.id}`, args);
}
