import { z } from 'zod';

export const scopeAreas = [
  'accounts',
  'clubs',
  'members',
  'devices',
  'billing',
  'body',
  'training',
  'videos',
  'workouts',
  'calendar',
  'live',
  'community',
  'office',
] as const;
export type ScopeArea = (typeof scopeAreas)[number];

/** `read` has the reading calls of the area, `write` its other calls. Neither includes the other. */
export const scopeKinds = ['read', 'write'] as const;
export type ScopeKind = (typeof scopeKinds)[number];
export type Scope = `${ScopeArea}:${ScopeKind}`;

export const allScopes: readonly Scope[] = scopeAreas.flatMap((area) => scopeKinds.map((kind) => `${area}:${kind}` as const));
export const scopeSchema = z.enum(allScopes as [Scope, ...Scope[]]);
