import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type GuideTopic,
  guideReaders,
  guideTopics,
  SUPPORT,
  type Support,
  type SupportVideo,
  type SupportVideoId,
  type SupportVideoInput,
  type SupportVideoUpdate,
} from '@clubpulse/contract/office/support/support';
import type { Language } from '@clubpulse/contract/scalars';
import { guide, readsAs } from '@clubpulse/rules/office/support/guide';
import { addressOf, frameOf, linkedVideo } from '@clubpulse/rules/videos/videos/link';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import * as store from './support.store.ts';

interface Parts {
  readonly db: Database;
  readonly contact: string | undefined;
}

export type SupportService = ReturnType<typeof createSupport>;

const linkRefused = refuse('VideoLinkRefused', { errors: [{ field: 'Url', key: 'error.VideoLinkRefused' }] });

export const guideIn = (language: Language): GuideTopic[] =>
  guideTopics.map((Topic) => ({
    Topic,
    For: guide[Topic].For,
    Title: phrase(language, `guide.${Topic}.title`),
    Steps: Array.from({ length: guide[Topic].steps }, (_, at) => phrase(language, `guide.${Topic}.${at + 1}`)),
  }));

const readersOf = ({ isAdmin, roles }: Caller) => (isAdmin ? guideReaders : readsAs(roles));

function present({ Source, ExternalId, ...video }: store.SupportVideoRow): SupportVideo {
  const link = { Source, ExternalId };
  const { SupportVideoId, Title, Description, For, Language: spoken, RowVersion } = video;
  const Play = { Kind: Source, Address: frameOf(link), ExpiresAt: null };
  return { SupportVideoId, Title, Description, For, Language: spoken, Source, Url: addressOf(link), Play, RowVersion };
}

/** The support page (decision 0137). */
export function createSupport({ db, contact }: Parts) {
  return {
    get(caller: Caller, language: Language): Support {
      const readers = readersOf(caller);
      return {
        Language: language,
        Topics: guideIn(language).filter(({ For }) => readers.includes(For)),
        PdfAddress: `guide/clubpulse-${language}.pdf`,
        Contact: contact ?? null,
      };
    },

    videos: async (caller: Caller, language: Language): Promise<SupportVideo[]> =>
      (await store.videosFor(db, readersOf(caller), language)).map(present),

    create: ({ Url, ...video }: SupportVideoInput): Promise<SupportVideo | Refusal> =>
      db.transaction().execute(async (trx) => {
        const link = linkedVideo(Url);
        if (!link) return linkRefused;
        await store.lockVideos(trx);
        if ((await store.countVideos(trx)) >= SUPPORT.videos)
          return refuse('TooManySupportVideos', { values: { max: SUPPORT.videos } });
        return present(await store.insertVideo(trx, { ...video, ...link }));
      }),

    async update(id: SupportVideoId, { Url, RowVersion, ...video }: SupportVideoUpdate): Promise<SupportVideo | Refusal> {
      const link = linkedVideo(Url);
      if (!link) return linkRefused;
      if (!(await store.videoOf(db, id))) return refuse('SupportVideoNotFound');
      const row = await store.updateVideo(db, id, { ...video, ...link }, RowVersion);
      return row ? present(row) : refuse('StaleRowVersion');
    },

    delete: async (id: SupportVideoId): Promise<Refusal | undefined> =>
      (await store.deleteVideo(db, id)) ? undefined : refuse('SupportVideoNotFound'),
  };
}
