const lockerTexts = {
  en: { title: 'Lockers', none: 'No lockers yet.', exists: 'The club already has a locker with this label.' },
  it: { title: 'Armadietti', none: 'Ancora nessun armadietto.', exists: 'Il club ha già un armadietto con questa etichetta.' },
  es: { title: 'Taquillas', none: 'Aún no hay taquillas.', exists: 'El club ya tiene una taquilla con esta etiqueta.' },
  fr: { title: 'Casiers', none: 'Pas encore de casier.', exists: 'Le club a déjà un casier avec cette étiquette.' },
};

/** The example of docs/architecture.md, "Adding a feature": lockers, from table to screen. */
export const newFiles: Readonly<Record<string, string>> = {
  'packages/contract/members/lockers.ts': `import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, requiredTextSchema } from '../scalars.ts';

export type LockerId = Id<'Locker'>;

export const lockerSchema = z.object({ LockerId: idSchema, ClubId: idSchema, Label: z.string() });
export type Locker = z.infer<typeof lockerSchema>;
export const lockerInputSchema = z.object({ Label: requiredTextSchema(20) });
`,
  'packages/contract/members/lockers.calls.ts': `import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams, idSchema } from '../scalars.ts';
import { lockerInputSchema, lockerSchema } from './lockers.ts';

export const listLockers = call({
  id: 'lockers.list',
  method: 'GET',
  path: '/clubs/{id}/lockers',
  summary: 'The lockers of a club.',
  params: idParams,
  result: z.array(lockerSchema),
  shows: ['members/lockers'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
export const createLocker = call({
  id: 'lockers.create',
  method: 'POST',
  path: '/lockers',
  summary: 'Adds a locker.',
  body: lockerInputSchema.extend({ ClubId: idSchema }),
  result: lockerSchema,
  changes: ['members/lockers'],
  access: inClub('body.ClubId', ['Owner', 'Manager']),
  licensed: true,
  errors: ['LockerLabelExists'],
});
`,
  'apps/server/migrations/9990_lockers.sql': `create table lockers (
  "LockerId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs ("ClubId") on delete cascade,
  "Label" text not null,
  constraint lockers_label unique ("ClubId", "Label")
);
`,
  'apps/server/src/members/lockers/lockers.store.ts': `import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Locker } from '@clubpulse/contract/members/lockers';
import type { Queryable } from '../../platform/database/database.ts';

export const lockersOf = (db: Queryable, clubId: ClubId): Promise<Locker[]> =>
  db.selectFrom('lockers').selectAll().where('ClubId', '=', clubId).orderBy('Label').execute();

/** Fails with the constraint \`lockers_label\` when the club has a locker of that label. */
export const insertLocker = (db: Queryable, clubId: ClubId, Label: string): Promise<Locker> =>
  db.insertInto('lockers').values({ ClubId: clubId, Label }).returningAll().executeTakeFirstOrThrow();
`,
  'apps/server/src/members/lockers/lockers.service.ts': `import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import * as store from './lockers.store.ts';

export type Lockers = ReturnType<typeof createLockers>;

/** The lockers of the clubs. */
export function createLockers({ db }: { db: Database }) {
  return {
    ofClub: (clubId: ClubId) => store.lockersOf(db, clubId),

    create: (clubId: ClubId, label: string) =>
      refusedBy({ lockers_label: refuse('LockerLabelExists') }, () =>
        db.transaction().execute(async (trx) => {
          const locker = await store.insertLocker(trx, clubId, label);
          const { LockerId, Label } = locker;
          await emit(trx, { ClubId: clubId, Type: 'LockerCreated', Payload: { LockerId, Label } });
          return locker;
        }),
      ),
  };
}
`,
  'apps/server/src/members/lockers/lockers.routes.ts': `import * as calls from '@clubpulse/contract/members/lockers.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Lockers } from './lockers.service.ts';

export function lockerRoutes(route: Routes, lockers: Lockers): void {
  route(calls.listLockers, ({ params }) => lockers.ofClub(params.id));
  route(calls.createLocker, ({ body: { ClubId, Label } }) => lockers.create(ClubId, Label));
}
`,
  'apps/server/src/members/lockers/lockers.feature.ts': `import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { lockerRoutes } from './lockers.routes.ts';
import { createLockers } from './lockers.service.ts';

export const lockers = feature({
  name: 'members/lockers',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ lockers: createLockers({ db }) }),
  routes: (route, parts) => lockerRoutes(route, parts.lockers),
});
`,
  'apps/server/src/members/lockers/lockers.samples.ts': `import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'lockers.list': { params: { id: club }, answer: [{ Label: '22' }] },
    'lockers.create': { body: { ClubId: club, Label: '22' }, answer: { Label: '22' } },
  }),
};
`,
  'apps/server/src/members/lockers/lockers.refusals.ts': `import { createLocker } from '@clubpulse/contract/members/lockers.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const input = { body: { ClubId: world.clubA, Label: '7' }, token: world.tokens.managerA };
  await server.call(createLocker, input);
  return { LockerLabelExists: provoke(server, createLocker, input) };
};
`,
  'apps/web/src/members/lockers/lockers.screens.ts': `import type { Screen } from '../../platform/screen.ts';

export const lockersScreens: readonly Screen[] = [
  {
    name: 'Lockers',
    title: 'lockers.title',
    who: ['Owner', 'Manager'],
    menu: { section: 'setUp', label: 'lockers.title', place: 90 },
    load: () => import('./Lockers.tsx'),
  },
];
`,
  'apps/web/src/members/lockers/Lockers.tsx': `import { listLockers } from '@clubpulse/contract/members/lockers.calls';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

/** The lockers of the club. */
export default function Lockers() {
  const t = useT();
  const { ClubId } = useStaffClub();
  const { data = [] } = useCall(listLockers, { params: { id: ClubId } });
  return data.length === 0 ? <p>{t('lockers.none')}</p> : <ul>{data.map(({ LockerId, Label }) => <li key={LockerId}>{Label}</li>)}</ul>;
}
`,
  ...Object.fromEntries(
    Object.entries(lockerTexts).map(([language, { none }]) => [
      `packages/phrases/${language}/members/lockers.ts`,
      `export const lockers = {\n  'lockers.none': '${none}',\n} as const;\n`,
    ]),
  ),
};

type Additions = Readonly<Record<string, readonly (readonly [added: string, before: string])[]>>;

export const newLines: Additions = {
  'packages/contract/members/members.access.ts': [
    [
      `  'lockers.list': 'Owner, Manager of club params.id',
  'lockers.create': 'Owner, Manager of club body.ClubId',

`,
      "  'membership.loss'",
    ],
  ],
  'packages/contract/members/members.errors.ts': [['  // lockers\n  LockerLabelExists: 409,\n\n', '  // membership']],
  'packages/contract/members/members.events.ts': [
    [
      `// lockers

export const lockerCreated = event('LockerCreated', { LockerId: idSchema, Label: z.string() });

`,
      '// membership',
    ],
  ],
};

export const newPhrases: Additions = Object.fromEntries(
  Object.entries(lockerTexts).flatMap(([language, { title, exists }]) => {
    const end = language === 'en' ? '} as const;' : '};';
    return [
      [`packages/phrases/${language}/members/members.screens.ts`, [[`  'lockers.title': '${title}',\n`, end]]],
      [`packages/phrases/${language}/members/members.refusals.ts`, [[`  'error.LockerLabelExists': '${exists}',\n`, end]]],
    ];
  }),
);
