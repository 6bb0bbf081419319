import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  IMAGES_MAX,
  type ImageAnswer,
  type ImageKind,
  type ImageUpload,
  imageKinds,
  imageShapes,
  type RemoteImage,
} from '@clubpulse/contract/accounts/images';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { cleanFileName } from '@clubpulse/rules/accounts/images/file';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { preview, shaped } from '../../platform/media/pictures.ts';
import { fetchOutside } from '../../platform/media/remote.ts';
import { limitConcurrency } from '../../platform/media/turns.ts';
import type { Users } from '../users/public.ts';
import type { PicturePorts } from './images.ports.ts';
import * as store from './images.store.ts';

type SlideKind = Extract<ImageKind, 'slide' | 'halfSlide'>;

/** How long an unused image is stored. `shown`: the same request uses the picture. `named`: an open form may use it later. */
const HELD_MS = { shown: 10 * 60_000, named: 24 * 3_600_000 } as const;
const SWEPT_AT_ONCE = 200;

export interface ImageParts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly users: Pick<Users, 'setPicture'>;
  readonly ports: PicturePorts;
  readonly now?: () => Date;
  readonly fetchFile?: typeof fetchOutside;
}

export type Images = ReturnType<typeof createImages>;

const nameOf = (imageId: string, width: number, ending: string): string => `${imageId}-${width}.${ending}`;
const addressOf = ({ ImageId, Kind, Ending }: store.StoredImage): string =>
  `/media/${nameOf(ImageId, imageShapes[Kind].width, Ending)}`;

const idInAddress = /^\/media\/([0-9a-f]{64})-/;

const ofClub = (clubId: number): string => `club:${clubId}`;
const mostOf = (keeper: store.Keeper): number =>
  'UserId' in keeper
    ? IMAGES_MAX.person
    : 'BrandId' in keeper
      ? IMAGES_MAX.brand
      : 'ClubId' in keeper
        ? IMAGES_MAX.club
        : IMAGES_MAX.platform;
/** A club has one key for waiting images, so that it cannot block other clubs. */
function shareOf({ UserId, roles }: Caller): string {
  const [club] = [...roles.Athlete, ...roles.Trainer, ...roles.Manager].toSorted((one, other) => one.ClubId - other.ClubId);
  return club ? ofClub(club.ClubId) : `user:${UserId}`;
}

/** The kinds of image with the same shape. They share stored images, because an image id is a hash of the content. */
const shapedAlike = (kind: ImageKind): ImageKind[] =>
  imageKinds.filter((other) => isDeepStrictEqual(imageShapes[other], imageShapes[kind]));

async function storedFor(trx: Queryable, kind: ImageKind, whose: ClubId | null, uris: readonly string[]): Promise<string[]> {
  const ids = uris.flatMap((uri) => idInAddress.exec(uri)?.[1] ?? []);
  if (ids.length === 0) return [];
  const own = new Set((await store.imagesStoredBy(trx, shapedAlike(kind), ids, whose)).map(addressOf));
  return uris.filter((uri) => own.has(uri));
}

export const storedForClass = (trx: Queryable, clubId: ClubId, uris: readonly string[]): Promise<string[]> =>
  storedFor(trx, 'class', clubId, uris);

export async function isStoredForChallenge(trx: Queryable, clubIds: readonly ClubId[], uri: string): Promise<boolean> {
  for (const clubId of clubIds) if ((await storedFor(trx, 'challenge', clubId, [uri])).length > 0) return true;
  return false;
}

interface Ready extends Required<ImageParts> {
  readonly fetchInTurn: ReturnType<typeof limitConcurrency>;
}

export function createImages({ now = () => new Date(), fetchFile = fetchOutside, ...shared }: ImageParts) {
  const { media, ports } = shared;
  const parts: Ready = { ...shared, now, fetchFile, fetchInTurn: limitConcurrency(2) };
  return {
    media,
    setOfUser: (userId: UserId, upload: ImageUpload, caller: Caller) =>
      keepAndShow(parts, 'person', upload, shareOf(caller), { UserId: userId }, (trx, uri) => showOf(parts, userId, trx, uri)),
    removeOfUser: (userId: UserId) => show(parts, (trx) => showOf(parts, userId, trx, null)),
    setOfClub: (clubId: ClubId, upload: ImageUpload) =>
      keepAndShow(parts, 'logo', upload, ofClub(clubId), { ClubId: clubId }, (trx, uri) =>
        ports.setClubPicture(trx, clubId, uri),
      ),
    removeOfClub: (clubId: ClubId) => show(parts, (trx) => ports.setClubPicture(trx, clubId, null)),
    setOfBrand: (brandId: BrandId, upload: ImageUpload, replaces: boolean) =>
      keepAndShow(parts, 'logo', upload, `brand:${brandId}`, { BrandId: brandId }, (trx, uri) =>
        ports.setBrandPicture(trx, brandId, uri, replaces),
      ),
    removeOfBrand: (brandId: BrandId, replaces: boolean) =>
      show(parts, (trx) => ports.setBrandPicture(trx, brandId, null, replaces)),
    keepForClass: (clubId: ClubId, upload: ImageUpload) =>
      keep(parts, 'class', upload, ofClub(clubId), 'named', { ClubId: clubId }),
    keepForChallenge: (clubId: ClubId, upload: ImageUpload) =>
      keep(parts, 'challenge', upload, ofClub(clubId), 'named', { ClubId: clubId }),
    keepForExercise: (whose: ClubId | null, upload: ImageUpload) =>
      whose === null
        ? keep(parts, 'exercise', upload, 'platform', 'named', {})
        : keep(parts, 'exercise', upload, ofClub(whose), 'named', { ClubId: whose }),
    keptForExercise: (trx: Queryable, whose: ClubId | null, uris: readonly string[]) => storedFor(trx, 'exercise', whose, uris),
    keepForSlide: (kind: SlideKind, whose: ClubId, upload: ImageUpload) =>
      keep(parts, kind, upload, ofClub(whose), 'named', { ClubId: whose }),
    keepForMessage: (clubId: ClubId, upload: ImageUpload) =>
      keep(parts, 'message', upload, ofClub(clubId), 'named', { ClubId: clubId }),
    storedForMessage: (trx: Queryable, clubId: ClubId, uris: readonly string[]) => storedFor(trx, 'message', clubId, uris),
    storedForSlides: (trx: Queryable, kind: SlideKind, whose: ClubId, uris: readonly string[]) =>
      storedFor(trx, kind, whose, uris),
    ...bindActs(parts, { fetchRemote, sweep }),
  };
}

async function keep(
  { db, media, now }: Ready,
  kind: ImageKind,
  { Image, Data }: ImageUpload,
  whose: string,
  held: keyof typeof HELD_MS,
  keeper: store.Keeper,
): Promise<ImageAnswer | Refusal> {
  const made = await shaped(Buffer.from(Image, 'base64'), imageShapes[kind], whose);
  if (isRefusal(made)) return made;
  const largest = made.at(-1);
  if (!largest) return refuse('ImageUnreadable');
  const ImageId = createHash('sha256').update(largest.bytes).digest('hex');
  const image = { ImageId, Kind: kind, Ending: largest.ending };
  const FileName = cleanFileName(Data.input.name);
  const refused = await db.transaction().execute(async (trx) => {
    await store.lockKeeper(trx, keeper);
    if (held === 'shown') await store.expireImages(trx, kind, keeper, now());
    const max = mostOf(keeper);
    if ((await store.countOtherImages(trx, ImageId, keeper)) >= max) return refuse('ImagesFull', { values: { max } });
    await store.holdImage(trx, { ...image, FileName, HeldUntil: new Date(now().getTime() + HELD_MS[held]) });
    return store.addKeeper(trx, ImageId, keeper);
  });
  if (refused) return refused;
  // Clients derive the URLs of other widths from the largest's URL.
  for (const { bytes, width, type } of made) await media.put(nameOf(ImageId, width, largest.ending), bytes, type);
  return { status: 'success', message: null, body: { PictureUri: addressOf(image), Name: FileName } };
}

const keepAndShow = async (
  parts: Ready,
  kind: ImageKind,
  upload: ImageUpload,
  whose: string,
  keeper: store.Keeper,
  showIt: (trx: Queryable, uri: string) => Promise<void>,
): Promise<ImageAnswer | Refusal> => {
  const stored = await keep(parts, kind, upload, whose, 'shown', keeper);
  if (!isRefusal(stored)) await parts.db.transaction().execute((trx) => showIt(trx, stored.body.PictureUri));
  return stored;
};

async function showOf({ users }: Ready, userId: UserId, trx: Queryable, uri: string | null): Promise<void> {
  await users.setPicture(trx, userId, uri);
  await notify(trx, 'clubpulse_user', userId);
}

async function forget({ db, media, now }: Ready, image: store.StoredImage): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The row remains locked while the files are removed: an upload of the same picture waits and writes the files again.
    if (!(await store.deleteImage(trx, image.ImageId, now()))) return;
    for (const width of imageShapes[image.Kind].widths) await media.remove(nameOf(image.ImageId, width, image.Ending));
  });
}

const show = ({ db }: Ready, write: (trx: Queryable) => Promise<void>): Promise<undefined> =>
  db.transaction().execute(async (trx) => {
    await write(trx);
    return undefined;
  });

async function fetchRemote({ fetchFile, fetchInTurn }: Ready, address: string, caller: Caller): Promise<RemoteImage | Refusal> {
  const file = await fetchInTurn(shareOf(caller), () => fetchFile(address));
  if (isRefusal(file)) return file;
  const made = await preview(file, shareOf(caller));
  if (isRefusal(made)) return made;
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  const stem = cleanFileName(last.replace(/\.[^.]*$/, '')).slice(0, 100) || 'image';
  const body = { Image: Buffer.from(made.bytes).toString('base64'), Type: made.type, Name: `${stem}.${made.ending}` };
  return { status: 'success', message: null, body };
}

async function sweep(parts: Ready): Promise<void> {
  const { db, ports, now } = parts;
  for (let after = ''; ; ) {
    const found = await store.expiredImages(db, now(), after, SWEPT_AT_ONCE);
    const uris = found.map(addressOf);
    const shown = new Set((await Promise.all(ports.shown.map((ask) => ask(db, uris)))).flat());
    for (const image of found) if (!shown.has(addressOf(image))) await forget(parts, image);
    after = found.at(-1)?.ImageId ?? '';
    if (found.length < SWEPT_AT_ONCE) return;
  }
}
