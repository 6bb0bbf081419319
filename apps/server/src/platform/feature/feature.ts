import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Notifications } from '../database/notifications.ts';
import type { Listener } from '../events/listeners.ts';
import type { Routes } from '../http/route.ts';
import type { Identity } from '../identity/identity.ts';
import type { Job } from '../jobs/job.ts';
import type { Mail } from '../mail/mail.ts';
import type { Leaving, LeavingSteps } from './leaving.ts';
import type { Persons } from './persons.ts';
import type { Plug, Plugboard, Ports } from './ports.ts';

/** What stands before the first feature is built. */
export interface Ground {
  readonly config: Config;
  readonly db: Database;
  readonly notifications: Notifications;
  readonly log: Logger;
  readonly mail: Mail;
  readonly identity: Identity;
  /** What all features say of their rows of people. */
  readonly persons: Persons;
  /** What all features write when somebody leaves. */
  readonly leaving: Leaving;
}

/** What a process is there for. */
export type Role = 'api' | 'live' | 'jobs';

/** What a feature does with its parts; what is missing it does not do. */
interface Hooks<Parts> {
  /** Answers to features on its left. */
  plugs?(parts: Parts): readonly Plug[];
  /** Its calls, below `/api`. */
  routes?(route: Routes, parts: Parts, api: FastifyInstance): void;
  /** What it answers beside the calls: pages, sockets. */
  serves?(app: FastifyInstance, parts: Parts): void | Promise<void>;
  jobs?(parts: Parts): readonly Job[];
  listeners?(parts: Parts): readonly Listener[];
  /** Forgets what is kept for a while only; called every ten minutes. */
  purge?(parts: Parts): Promise<void>;
  /** After the last request was answered, from right to left. */
  close?(parts: Parts): void | Promise<void>;
}

interface Manifest<Name extends string, Needs, Gives, Questions, Roles> extends Hooks<Needs & Gives> {
  /** Its folder, `<area>/<feature>`. */
  readonly name: Name;
  /**
   * Only processes with one of these roles have it: in others it is not built, and what it gives is undefined there. All have a
   * feature that leaves this out.
   */
  readonly for?: Roles;
  /** What becomes of its rows of people when one of them leaves or asks for her data, by table. */
  readonly persons?: Persons;
  /** What it writes when one of them leaves, beside what foreign keys delete. */
  readonly leaving?: LeavingSteps;
  /** What it must know of features to its right; `build` has the questions as its second argument. */
  readonly asks?: Ports<Questions>;
  /** Makes its parts of those it needs, which its first argument names: of the ground, or given by a feature to its left. */
  build?(parts: Needs, ask: Questions): Gives | Promise<Gives>;
}

/** A feature as the house joins it: what it needs and gives is known to the compiler alone. */
export interface Feature<Name extends string = string, Needs = never, Gives = object> extends Hooks<never> {
  readonly name: Name;
  readonly for?: readonly Role[];
  readonly persons?: Persons;
  readonly leaving?: LeavingSteps;
  readonly asks?: Ports<unknown>;
  make(parts: Needs, board: Plugboard): Promise<Gives>;
}

/** Declares a feature, in its `<feature>.feature.ts`. */
export function feature<
  const Name extends string,
  Needs = unknown,
  Gives = object,
  Questions = unknown,
  const Roles extends readonly Role[] = never,
>(manifest: Manifest<Name, Needs, Gives, Questions, Roles>): Feature<Name, Needs, InRoles<Gives, Roles>> {
  const { build, ...rest } = manifest;
  return {
    ...rest,
    make: async (parts, board) =>
      // Without questions nobody looks at the second argument, without parts nobody at what is given.
      ((await build?.(parts, (manifest.asks ? board.asking(manifest.asks) : {}) as Questions)) ?? {}) as InRoles<Gives, Roles>,
  };
}

/** What a feature gives, as the others find it: undefined in processes that do not have it. */
type InRoles<Gives, Roles> = [Roles] extends [never] ? Gives : { readonly [Part in keyof Gives]: Gives[Part] | undefined };

/** The parts that are there when all of these features are built. */
export type GivenBy<Features, Given = Ground> = Features extends readonly [Feature<string, never, infer Gives>, ...infer Rest]
  ? GivenBy<Rest, Given & Gives>
  : Given;

type Missing<Needs, Given> = {
  [Part in keyof Needs]: Part extends keyof Given ? (Given[Part] extends Needs[Part] ? never : Part) : Part;
}[keyof Needs] &
  string;

type Ordered<Features, Given = Ground, Done extends readonly unknown[] = readonly []> = Features extends readonly [
  infer First,
  ...infer Rest,
]
  ? First extends Feature<infer Name, infer Needs, infer Gives>
    ? Given extends Needs
      ? keyof Gives & keyof Given extends never
        ? Ordered<Rest, Given & Gives, readonly [...Done, First]>
        : readonly [...Done, `${Name} gives ${keyof Gives & keyof Given & string}, which is there already`, ...Rest]
      : readonly [...Done, `${Name} needs ${Missing<Needs, Given>}, which nothing to its left gives`, ...Rest]
    : never
  : Done;

/** Features from left to right: one that needs what nothing to its left gives, or gives what is there, does not compile. */
export const inOrder = <const Features extends readonly Feature[]>(features: Features & Ordered<Features>): Features => features;
