// Plain English for those who give the board no words of their own.

import type { BoardFacts, Observation, RouteId } from '../wire';

export interface BoardWords {
  board: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
}

export const plainWords = (facts: BoardFacts): BoardWords => ({
  board: `Board: ${facts.name}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
});

export function plainLabel(facts: BoardFacts, observation: Observation, id: RouteId): string {
  const route = facts.routes.find((one) => one.id === id);
  if (!route) return id;
  const name = (city: string) => facts.cities.find((one) => one.id === city)?.name ?? city;
  const parts = [`${name(route.a)} to ${name(route.b)}`];
  const claim = observation.claims.find((one) => one.route === id);
  if (claim) parts.push(`claimed by seat ${claim.player + 1}`);
  else if (observation.closed.includes(id)) parts.push('closed');
  else parts.push('free');
  parts.push(route.length === 1 ? '1 space' : `${route.length} spaces`, route.colour ?? 'any one colour');
  if (route.tunnel) parts.push('tunnel');
  if (route.ferry) parts.push(`ferry with ${route.ferry} ${facts.words.locomotive}`);
  return parts.join(', ');
}
