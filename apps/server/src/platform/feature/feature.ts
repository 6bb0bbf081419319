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
import type { PaymentProvider } from '../payments/payments.ts';
import type { Leaving, LeavingSteps } from './leaving.ts';
import type { Persons } from './persons.ts';
import type { Plug, Plugboard, Ports } from './ports.ts';

export interface ServerParts {
  readonly config: Config;
  readonly version: string;
  readonly db: Database;
  readonly directUrl: string;
  readonly notifications: Notifications;
  readonly log: Logger;
  readonly mail: Mail;
  readonly identity: Identity;
  readonly payments: PaymentProvider | undefined;
  readonly persons: Persons;
  readonly leaving: Leaving;
}

export type Role = 'api' | 'live' | 'jobs';

interface Hooks<Parts> {
  plugs?(parts: Parts): readonly Plug[];
  routes?(route: Routes, parts: Parts, api: FastifyInstance): void;
  serves?(app: FastifyInstance, parts: Parts): void | Promise<void>;
  jobs?(parts: Parts): readonly Job[];
  listeners?(parts: Parts): readonly Listener[];
  purge?(parts: Parts): Promise<void>;
  /** Called after the last request, for the features from right to left. */
  close?(parts: Parts): void | Promise<void>;
}

interface Manifest<Name extends string, Needs, Gives, Questions, Roles> extends Hooks<Needs & Gives> {
  readonly name: Name;
  /** The roles of the processes that build the feature. Absent means all. In other processes its parts are undefined. */
  readonly for?: Roles;
  readonly persons?: Persons;
  readonly leaving?: LeavingSteps;
  readonly asks?: Ports<Questions>;
  build?(parts: Needs, ask: Questions): Gives | Promise<Gives>;
}

export interface Feature<Name extends string = string, Needs = never, Gives = object> extends Hooks<never> {
  readonly name: Name;
  readonly for?: readonly Role[];
  readonly persons?: Persons;
  readonly leaving?: LeavingSteps;
  readonly asks?: Ports<unknown>;
  make(parts: Needs, board: Plugboard): Promise<Gives>;
}

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
      ((await build?.(parts, (manifest.asks ? board.asking(manifest.asks) : {}) as Questions)) ?? {}) as InRoles<Gives, Roles>,
  };
}

type InRoles<Gives, Roles> = [Roles] extends [never] ? Gives : { readonly [Part in keyof Gives]: Gives[Part] | undefined };

export type GivenBy<Features, Given = ServerParts> = Features extends readonly [
  Feature<string, never, infer Gives>,
  ...infer Rest,
]
  ? GivenBy<Rest, Given & Gives>
  : Given;

type Missing<Needs, Given> = {
  [Part in keyof Needs]: Part extends keyof Given ? (Given[Part] extends Needs[Part] ? never : Part) : Part;
}[keyof Needs] &
  string;

type Ordered<Features, Given = ServerParts, Done extends readonly unknown[] = readonly []> = Features extends readonly [
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

/** Does not compile when a needed part is missing on the left, or a provided part exists already. */
export const inOrder = <const Features extends readonly Feature[]>(features: Features & Ordered<Features>): Features => features;
