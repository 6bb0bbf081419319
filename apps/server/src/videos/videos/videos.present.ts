import type { Language } from '@clubpulse/contract/scalars';
import { type OnDemandVideo, onDemandVideoSchema, type Video, videoSchema } from '@clubpulse/contract/videos/videos/videos';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { adviceFor, arrivalCodes, titleOf } from '@clubpulse/rules/videos/videos/encoding';
import { addressOf, type LinkedVideo } from '@clubpulse/rules/videos/videos/link';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { VideoRow } from './videos.store.ts';

export const linkOf = ({ Source, ExternalId }: Pick<VideoRow, 'Source' | 'ExternalId'>): LinkedVideo | undefined =>
  Source === 'Upload' || ExternalId === null ? undefined : { Source, ExternalId };

const adderOf = ({ Nickname, FirstMidName, LastName }: VideoRow): string | null =>
  Nickname === null ? null : fullName({ Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '' });

export function presentVideo(row: VideoRow, language: Language): Video {
  const link = linkOf(row);
  // True for an upload that was interrupted and not resumed.
  const isLost = row.State === 'Uploading' && !row.IsArriving;
  const State = isLost ? 'Error' : row.State;
  const code = isLost ? arrivalCodes.lost : State === 'Error' ? row.ErrorCode : null;
  return videoSchema.parse({
    ...row,
    State,
    Url: link ? addressOf(link) : null,
    ErrorCode: code,
    ErrorTitle: code === null ? null : phrase(language, `encoding.${titleOf(code)}`),
    ErrorAdvice: code === null ? null : phrase(language, `encoding.advice.${adviceFor(code)}`),
    AddedBy: adderOf(row),
    AddedAt: row.AddedAt.toISOString(),
  });
}

export const presentOnDemand = (row: VideoRow): OnDemandVideo => onDemandVideoSchema.parse({ ...row, AddedBy: adderOf(row) });
