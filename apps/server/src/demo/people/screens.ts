import { readFile } from 'node:fs/promises';
import type { Slide } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { slideshows as named, playlist } from '@clubpulse/world/plans';
import { marco } from '@clubpulse/world/staff';
import type { Images } from '../../accounts/images/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import type { LargeFiles } from '../../videos/uploads/public.ts';
import type { Clips, VideoCollections } from '../../videos/videos/public.ts';
import type { SlideshowsService } from '../../workouts/slideshows/public.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { pictureFile, pictureUpload } from '../pictures.ts';
import { callerOf, peopleOf } from './club-people.ts';

const MARK = 'demo.screens';

export interface ScreenParts {
  readonly db: Database;
  readonly images: Pick<Images, 'keepForSlide'>;
  readonly slideshows: Pick<SlideshowsService, 'create'>;
  readonly videos: Pick<Clips, 'createUpload' | 'completeUpload'>;
  readonly videoCollections: Pick<VideoCollections, 'create'>;
  readonly largeFiles: Pick<LargeFiles, 'receive'>;
}

export async function writeScreens(parts: ScreenParts): Promise<void> {
  const { db, slideshows } = parts;
  const people = await peopleOf(db);
  const manager = await callerOf(db, marco.email);
  if (!people || !manager || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  const { clubId } = people;
  for (const { name, slides } of named) {
    const Slides: Slide[] = [];
    for (const [picture, Size, Duration] of slides)
      Slides.push({ PictureUri: await storedSlide(parts, clubId, picture, Size), Size, Duration, Order: Slides.length + 1 });
    expectAccepted(await slideshows.create(clubId, { Name: name, Slides }));
  }
  await writePlaylist(parts, clubId, manager.UserId);
}

async function storedSlide({ images }: ScreenParts, clubId: number, name: string, size: Slide['Size']): Promise<string> {
  const kind = size === 'Full' ? 'slide' : 'halfSlide';
  return expectAccepted(await images.keepForSlide(kind, clubId, await pictureUpload(name, kind))).body.PictureUri;
}

async function writePlaylist({ videoCollections, videos, largeFiles }: ScreenParts, clubId: number, by: number): Promise<void> {
  const { title: Title, description: Description, videos: films } = playlist;
  const collection = await videoCollections.create(clubId, { Title, Description, ClassSubscriptionIds: [] });
  const { VideoCollectionId } = expectAccepted(collection);
  for (const { title, description, file } of films) {
    const bytes = await readFile(pictureFile(file));
    const placed = { Title: title, Description: description, VideoCollectionIds: [VideoCollectionId], IsPublished: true };
    const announced = { ...placed, FileName: file, Bytes: bytes.length };
    const { Video, Upload } = expectAccepted(await videos.createUpload(clubId, announced, by, 'en'));
    expectAccepted(await largeFiles.receive(Upload.Address.slice('/uploads/'.length), 0, bytes));
    expectAccepted(await videos.completeUpload(clubId, Video.VideoId, 'en'));
  }
}
