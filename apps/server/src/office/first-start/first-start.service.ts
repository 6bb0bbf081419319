import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import { dayIn } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import { insertClubRole, insertOwner } from '../../accounts/roles/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { insertBrand } from '../../clubs/brands/public.ts';
import { hasClubs, insertClub } from '../../clubs/clubs/public.ts';
import { insertEnterprise } from '../../clubs/licenses/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { forget, storedValue, storedValueForUpdate, storeOnce } from '../../platform/database/installation.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { EmbeddedProvider } from '../../platform/identity/embedded-provider.ts';
import { hashOf, isSecret, newCode, newSecret } from '../../platform/secrets/secrets.ts';

const KEY = 'first-start';
const storedSchema = z.object({ Code: z.string() });
const CLUB_CODE_LENGTH = 6;

export interface FirstClub {
  readonly email: string;
  readonly password: string | undefined;
  /** The name shown in invitations and classes instead of the e-mail address. */
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly language: Language;
}

interface Made {
  readonly code: string;
  readonly accountId: string | undefined;
}

export type FirstStart = ReturnType<typeof createFirstStart>;

export function createFirstStart({
  db,
  users,
  provider,
  publicUrl,
}: {
  db: Database;
  users: Pick<Users, 'addAdministrator'>;
  provider: Pick<EmbeddedProvider, 'createAccount'> | undefined;
  publicUrl: string;
}) {
  const isCode = (code: string, value: unknown): boolean => {
    const parsed = storedSchema.safeParse(value);
    return parsed.success && isSecret(code, hashOf(parsed.data.Code));
  };

  return {
    async link(): Promise<string | undefined> {
      if (await hasClubs(db)) return undefined;
      const { Code } = storedSchema.parse(await storeOnce(db, KEY, { Code: newSecret() }));
      return `${publicUrl}/first-start?code=${Code}`;
    },

    holds: async (code: string): Promise<boolean> => isCode(code, await storedValue(db, KEY)) && !(await hasClubs(db)),

    /**
     * The link is invalid afterwards. Returns the join code and the account. Refuses `NotFound` for an invalid link and
     * `EmailExists`.
     */
    create(code: string, { email, password, firstName, lastName, ...place }: FirstClub): Promise<Made | Refusal> {
      const { name, timeZone, currency, language } = place;
      const taken = refuse('EmailExists', { values: { email } });
      return refusedBy({ users_email: taken }, () =>
        db.transaction().execute(async (trx) => {
          if (!isCode(code, await storedValueForUpdate(trx, KEY)) || (await hasClubs(trx))) return refuse('NotFound');
          const accountId = await provider?.createAccount({ email, password: password ?? '', verified: true }, trx);
          if (provider && accountId === undefined) return taken;
          const person = { Email: email, FirstMidName: firstName, LastName: lastName, Language: language };
          const UserId = await users.addAdministrator(trx, person);
          const Code = newCode(CLUB_CODE_LENGTH);
          const { BrandId } = await insertBrand(trx, name);
          await insertOwner(trx, UserId, BrandId);
          const club = { BrandId, Name: name, Code, TimeZone: timeZone, Currency: currency, Language: language };
          const ClubId = await insertClub(trx, club);
          await insertEnterprise(trx, ClubId, dayIn(timeZone, new Date()));
          for (const role of ['Manager', 'Trainer'] as const) await insertClubRole(trx, UserId, role, ClubId);
          await emit(trx, { ClubId, Type: 'ClubCreated', Payload: { ClubId, Name: name, UserId } });
          await forget(trx, KEY);
          return { code: Code, accountId };
        }),
      );
    },
  };
}
