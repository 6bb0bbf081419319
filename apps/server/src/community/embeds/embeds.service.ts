import type { Club, ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type EmbedInput,
  embedSettingsSchema,
  type OfferedChallenge,
  type RankingEmbed,
} from '@clubpulse/contract/community/embeds';
import { RANKING_ZONE } from '@clubpulse/contract/community/rankings';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import { tooPale } from '@clubpulse/rules/community/embeds/contrast';
import { daysOf, earliestFor } from '@clubpulse/rules/community/rankings/range';
import { type Day, dayIn } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { type OutsideChallenge, rankingOutside, refusedOnWebsites, shownOutside } from '../challenges/public.ts';
import { type Rankings, refusalOf } from '../rankings/public.ts';
import { type Chosen, type EmbedPage, embedPage, type NamedRange, type Shown } from './embeds.pages.ts';
import * as store from './embeds.store.ts';

const CODE_LENGTH = 24;
/** First the server, then the browser caches a page, so a user who hides disappears after at most twice this time. */
export const CACHE_SECONDS = 30;
const STORED_MAX = 500;

interface EmbedParts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly club: (clubId: ClubId) => Promise<Pick<Club, 'Name' | 'TimeZone' | 'EnableUserRankings'> | undefined>;
  readonly rankings: Pick<Rankings, 'outside'>;
  readonly now?: () => Date;
}

export interface Choice {
  readonly by: string | undefined;
  readonly range: string | undefined;
  readonly challenge: string | undefined;
}

const usual: EmbedInput = {
  Rankings: ['Points'],
  Challenges: [],
  Ranges: ['Days30'],
  Since: null,
  Rows: 10,
  Language: null,
  Paper: '#fbf6f0',
  Text: '#2b1f18',
  Mark: '#b5552d',
  Origins: [],
  RowVersion: 0,
};

interface Ready extends Required<EmbedParts> {
  readonly pages: Map<string, { readonly until: number; readonly page: Promise<EmbedPage> }>;
}

export function createEmbeds(parts: EmbedParts) {
  const ready: Ready = { now: () => new Date(), ...parts, pages: new Map() };
  return bindActs(ready, { get, save, end, page });
}

async function present(
  { db, now, publicUrl }: Ready,
  clubId: ClubId,
  timeZone: string,
  embed: EmbedInput & { readonly Code: string | null },
): Promise<RankingEmbed> {
  const shown = await shownOutside(db, clubId, dayIn(timeZone, now()), embed.Challenges);
  const Offered = shown.map(
    ({ ChallengeId, Title, Type, Kind, StartDate, EndDate, State }): OfferedChallenge => ({
      ChallengeId,
      Title,
      Type,
      Kind,
      StartDate,
      EndDate,
      State,
    }),
  );
  return {
    ...embedSettingsSchema.parse(embed),
    Challenges: [...new Set(embed.Challenges)].filter((id) => Offered.some(({ ChallengeId }) => ChallengeId === id)),
    Offered,
    Uri: embed.Code === null ? null : `${publicUrl}/embed/rankings/${embed.Code}`,
  };
}

function refused({ Since, ...colors }: EmbedInput, today: Day): Refusal | undefined {
  const pale = tooPale(colors);
  if (pale.length > 0) return refuse('ValidationFailed', { errors: pale.map((field) => ({ field, key: 'contrast-too-low' })) });
  const days = Since === null ? undefined : refusalOf({ first: Since, last: today }, today);
  if (days === undefined) return undefined;
  return days.refused === 'ValidationFailed'
    ? refuse('ValidationFailed', { errors: [{ field: 'Since', key: 'date-no-greater-than-now' }] })
    : days;
}

async function refusedChallenges(
  { db }: Ready,
  clubId: ClubId,
  chosen: readonly number[],
  today: Day,
): Promise<Refusal | undefined> {
  if (chosen.length === 0) return undefined;
  const before = (await store.embedOfClub(db, clubId))?.Challenges ?? [];
  const wrong = await refusedOnWebsites(db, clubId, today, { chosen, before });
  const errors = wrong.map(({ id, key }) => ({ field: `Challenges.${chosen.indexOf(id)}`, key }));
  return errors.length === 0 ? undefined : refuse('ValidationFailed', { errors });
}

async function challengesOf({ db }: Ready, { ClubId, Challenges }: store.StoredEmbed, today: Day): Promise<OutsideChallenge[]> {
  if (Challenges.length === 0) return [];
  const shown = await shownOutside(db, ClubId, today, Challenges);
  return [...new Set(Challenges)].flatMap((id) => shown.find(({ ChallengeId }) => ChallengeId === id) ?? []);
}

async function draw(
  { db, rankings }: Ready,
  embed: store.StoredEmbed,
  { Name, TimeZone }: Pick<Club, 'Name' | 'TimeZone'>,
  shown: Pick<Shown, 'chosen' | 'ranges' | 'challenges' | 'language' | 'moment'>,
): Promise<EmbedPage> {
  const { chosen } = shown;
  const { rows, total } =
    'challenge' in chosen
      ? await rankingOutside(db, chosen.challenge, embed.Rows)
      : await rankings.outside(embed.ClubId, { days: chosen.range.days, by: chosen.by, fromZone: RANKING_ZONE }, embed.Rows);
  return embedPage({ ...shown, embed, rows, total, clubName: Name, timeZone: TimeZone });
}

async function get(parts: Ready, clubId: ClubId): Promise<RankingEmbed | Refusal> {
  const known = await parts.club(clubId);
  if (!known) return refuse('NotFound');
  return present(parts, clubId, known.TimeZone, (await store.embedOfClub(parts.db, clubId)) ?? { ...usual, Code: null });
}

async function save(parts: Ready, clubId: ClubId, input: EmbedInput): Promise<RankingEmbed | Refusal> {
  const known = await parts.club(clubId);
  if (!known) return refuse('NotFound');
  if (!known.EnableUserRankings) return refuse('RankingsOff');
  const today = dayIn(known.TimeZone, parts.now());
  const wrong = refused(input, today) ?? (await refusedChallenges(parts, clubId, input.Challenges, today));
  if (wrong) return wrong;
  const saved = await store.saveEmbed(parts.db, clubId, input, newCode(CODE_LENGTH));
  return saved ? present(parts, clubId, known.TimeZone, saved) : refuse('StaleRowVersion');
}

async function end({ db }: Ready, clubId: ClubId): Promise<undefined> {
  await store.endEmbed(db, clubId);
  return undefined;
}

/** Undefined if the code is invalid or the club has no rankings. Websites of `origins` may embed the page. */
async function page(
  parts: Ready,
  code: string,
  choice: Choice,
  visitors: Language,
): Promise<{ page: EmbedPage; origins: readonly string[] } | undefined> {
  const embed = await store.embedBehind(parts.db, code.toUpperCase());
  const known = embed && (await parts.club(embed.ClubId));
  if (!embed || !known?.EnableUserRankings) return undefined;
  const language = embed.Language ?? visitors;
  const moment = parts.now();
  const today = dayIn(known.TimeZone, moment);
  const ranges = rangesOf(embed, today);
  const challenges = await challengesOf(parts, embed, today);
  const chosen = chosenOf(embed, choice, ranges, challenges);
  if (!chosen) return undefined;
  const titles = challenges.map(({ ChallengeId, RowVersion, State }) => `${ChallengeId}.${RowVersion}.${State}`);
  const key = [embed.Code, embed.RowVersion, nameOf(chosen), today, language, ...titles].join(' ');
  const standing = parts.pages.get(key);
  if (standing && standing.until > moment.getTime()) return { page: await standing.page, origins: embed.Origins };
  const drawn = draw(parts, embed, known, { chosen, ranges, challenges, language, moment });
  parts.pages.delete(key);
  parts.pages.set(key, { until: moment.getTime() + CACHE_SECONDS * 1000, page: drawn });
  for (const [old] of parts.pages) if (parts.pages.size > STORED_MAX) parts.pages.delete(old);
  drawn.catch(() => parts.pages.delete(key));
  return { page: await drawn, origins: embed.Origins };
}

function chosenOf(
  { Rankings }: EmbedInput,
  choice: Choice,
  ranges: readonly NamedRange[],
  challenges: readonly OutsideChallenge[],
): Chosen | undefined {
  const named = challenges.find(({ ChallengeId }) => String(ChallengeId) === choice.challenge);
  if (named) return { challenge: named };
  const by = Rankings.find((one) => one === choice.by) ?? Rankings[0];
  const range = ranges.find(({ name }) => name === choice.range) ?? ranges[0];
  if (by && range) return { by, range };
  const [challenge] = challenges;
  return challenge && { challenge };
}
const nameOf = (chosen: Chosen): string =>
  'challenge' in chosen ? `challenge ${chosen.challenge.ChallengeId}` : `${chosen.by} ${chosen.range.name}`;

function rangesOf({ Ranges, Since }: EmbedInput, today: Day): NamedRange[] {
  const since = Since === null ? [] : [{ name: 'Since', days: { first: later(Since, earliestFor(today)), last: today } }];
  return [...Ranges.map((name) => ({ name, days: daysOf(name, today) })), ...since];
}
const later = (one: Day, other: Day): Day => (one > other ? one : other);
