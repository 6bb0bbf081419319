import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import shapes from './description/shapes.json' with { type: 'json' };
import type { Resource } from './objects.ts';

interface Body {
  readonly type?: string;
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

export class StripeError extends Error {
  readonly status: number;
  readonly body: Body & { readonly type: string };
  constructor(status: number, body: Body) {
    super(body.message);
    this.status = status;
    this.body = { type: 'invalid_request_error', ...body };
  }
}

export interface StoredEvent extends Resource {
  readonly type: string;
}

interface Hidden {
  numbers: Record<string, string>;
  settling: Record<string, { readonly at: number; readonly succeeds: boolean }>;
  expiring: Record<string, number>;
  pages: Record<string, Record<string, unknown>>;
  links: Record<string, { readonly account: string; readonly expires: number; used: boolean; readonly returnUrl: string }>;
  failing: string[];
  disconnected?: Record<string, Resource>;
  paidOut: Record<string, string>;
  keys: Record<string, { readonly request: string; readonly status: number; readonly body: string }>;
  offset: number;
}

interface Saved {
  readonly objects: readonly Resource[];
  readonly owners: Readonly<Record<string, string>>;
  readonly hidden: Hidden;
}

const DAY = 86_400;

export type World = ReturnType<typeof createWorld>;

export function createWorld({
  file,
  daysBack = 0,
  pagesUrl,
}: {
  readonly file: string | undefined;
  readonly daysBack?: number;
  readonly pagesUrl: () => string;
}) {
  const saved = file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Saved) : undefined;
  const objects = new Map<string, Resource>();
  const kinds = new Map<string, Map<string, Resource>>();
  const put = (one: Resource): void => {
    objects.set(one.id, one);
    kinds.set(one.object, (kinds.get(one.object) ?? new Map<string, Resource>()).set(one.id, one));
  };
  for (const one of saved?.objects ?? []) put(one);
  const owners = new Map(Object.entries(saved?.owners ?? {}));
  const hidden = saved?.hidden ?? {
    numbers: {},
    settling: {},
    expiring: {},
    pages: {},
    links: {},
    failing: [],
    paidOut: {},
    keys: {},
    offset: -days(daysBack),
  };
  hidden.paidOut ??= {};
  const listeners: ((event: StoredEvent) => void)[] = [];
  const world = {
    hidden,
    pagesUrl,
    now: () => Math.floor(Date.now() / 1000) + hidden.offset,
    advanceTo(at: number): void {
      hidden.offset += Math.max(0, at - world.now());
    },
    onEvent: (listener: (event: StoredEvent) => void) => void listeners.push(listener),

    create<T extends Resource>(object: string, prefix: string, account: string | null, fields: object): T {
      const shape: Record<string, unknown> = (shapes as Record<string, Record<string, unknown>>)[object] ?? {};
      const id = `${prefix}_${randomBytes(12).toString('hex')}`;
      const made = { ...shape, id, object, created: world.now(), ...('livemode' in shape && { livemode: false }), ...fields };
      put(made);
      if (account !== null) owners.set(id, account);
      return made as unknown as T;
    },
    find: (id: string): Resource | undefined => objects.get(id),
    ownerOf: (id: string): string | null => owners.get(id) ?? null,
    get<T extends Resource>(object: string, id: string, account: string | null, param = 'id'): T {
      const found = objects.get(id);
      if (found?.object !== object || (owners.get(id) ?? null) !== account)
        throw new StripeError(404, { code: 'resource_missing', param, message: `No such ${object}: '${id}'` });
      return found as T;
    },
    all: <T extends Resource>(object: string): T[] => [...(kinds.get(object)?.values() ?? [])] as T[],
    remove(id: string): void {
      kinds.get(objects.get(id)?.object ?? '')?.delete(id);
      objects.delete(id);
    },
    disconnect(id: string): void {
      const found = objects.get(id);
      if (found !== undefined) hidden.disconnected = { ...hidden.disconnected, [id]: found };
      world.remove(id);
    },
    connect(id: string): Resource | undefined {
      const found = hidden.disconnected?.[id];
      if (found !== undefined) put(found);
      return found;
    },
    event(type: string, about: Resource, { account: owner, ...fields }: { account?: string; livemode?: boolean } = {}): void {
      const account = owner ?? (about.object === 'account' ? about.id : world.ownerOf(about.id));
      const data = { object: structuredClone(about) };
      const event = world.create<StoredEvent>('event', 'evt', account, {
        type,
        data,
        api_version: '2026-10-28.endive',
        request: { id: null, idempotency_key: null },
        pending_webhooks: 1,
        ...fields,
        ...(account !== null && { account }),
      });
      world.remove(event.id);
      for (const listener of listeners) listener(event);
    },
    save(): void {
      if (file === undefined) return;
      const content: Saved = { objects: [...objects.values()], owners: Object.fromEntries(owners), hidden };
      writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
  return world;
}

export const days = (count: number): number => count * DAY;
