import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';
import { ports, several } from '../../platform/feature/ports.ts';

export type Shown = (db: Queryable, uris: readonly string[]) => Promise<readonly string[]>;

export interface PicturePorts {
  setClubPicture(trx: Queryable, clubId: ClubId, uri: string | null): Promise<void>;
  /**
   * With `replaces` the picture of each club of the brand is set too. If `uri` is null, only clubs that show the brand's picture
   * change.
   */
  setBrandPicture(trx: Queryable, brandId: BrandId, uri: string | null, replaces: boolean): Promise<void>;
  readonly shown: readonly Shown[];
}

export const picturePorts = ports<PicturePorts>('accounts/images', {
  setClubPicture: 'that a club shows a picture',
  setBrandPicture: 'that a brand shows a picture',
  shown: several,
});
