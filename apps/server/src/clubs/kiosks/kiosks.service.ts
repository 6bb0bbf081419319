import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Kiosk, KioskId } from '@clubpulse/contract/clubs/kiosks';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import * as store from './kiosks.store.ts';

const CODE_LENGTH = 8;

export type Kiosks = ReturnType<typeof createKiosks>;

/** The tablets at the entrances of clubs. */
export function createKiosks({ db, now = () => new Date() }: { readonly db: Database; readonly now?: () => Date }) {
  const present = ({ CreatedAt, ...kiosk }: store.KioskRow): Kiosk => ({ ...kiosk, CreatedAt: CreatedAt.toISOString() });

  return {
    ofClub: async (clubId: ClubId): Promise<Kiosk[]> => (await store.kiosksOf(db, clubId)).map(present),

    clubOf: async (kioskId: KioskId): Promise<number | undefined> => (await store.kioskOf(db, kioskId))?.ClubId,

    create: (ClubId: ClubId, Name: string | undefined, By: CallerId): Promise<Kiosk> =>
      db.transaction().execute(async (trx) => {
        for (;;) {
          const Code = newCode(CODE_LENGTH);
          const kiosk = await store.insertKiosk(trx, { ClubId, Name: Name ?? Code, Code, CreatedAt: now() });
          if (!kiosk) continue;
          await emit(trx, { ClubId, Type: 'KioskCreated', Payload: { KioskId: kiosk.KioskId, Name: kiosk.Name, By } });
          return present(kiosk);
        }
      }),

    delete: (kioskId: KioskId, By: CallerId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        const kiosk = await store.deleteKiosk(trx, kioskId);
        if (!kiosk) return refuse('NotFound');
        await emit(trx, { ClubId: kiosk.ClubId, Type: 'KioskDeleted', Payload: { KioskId: kioskId, Name: kiosk.Name, By } });
        return undefined;
      }),
  };
}
