import { getChallengeRanking } from '@clubpulse/contract/community/challenges.calls';
import type { OfferedChallenge } from '@clubpulse/contract/community/embeds';
import { RANKING_ZONE } from '@clubpulse/contract/community/rankings';
import { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import type { CSSProperties } from 'react';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useValueFormat } from '../challenges/public.ts';
import { measureLabels, valueOf, valueText } from '../rankings/public.ts';
import classes from './Embeds.module.css';
import { codeOf, type EmbedValues } from './embed-values.ts';
import { SiteCode } from './SiteCode.tsx';

const SHOWN = 4;

interface EmbedLookProps {
  readonly values: EmbedValues;
  readonly offered: readonly OfferedChallenge[];
  readonly uri: string | null;
}

export function EmbedLook({ values, offered, uri }: EmbedLookProps) {
  const t = useT();
  const [first] = values.Challenges;
  const challenge = values.Rankings.length === 0 ? offered.find(({ ChallengeId }) => ChallengeId === first) : undefined;
  return (
    <div className={classes['aside']}>
      <h2>{t('embeds.looks')}</h2>
      {challenge === undefined ? <RankingExample values={values} /> : <ChallengeExample values={values} challenge={challenge} />}
      <p className={classes['note']}>{t('embeds.example')}</p>
      <h2>{t('kit.code')}</h2>
      {uri === null ? <p className={classes['note']}>{t('embeds.none')}</p> : <EmbedCode uri={uri} />}
    </div>
  );
}

function RankingExample({ values }: Pick<EmbedLookProps, 'values'>) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [by = 'Points'] = values.Rankings;
  const [presetRange = 'Days30'] = values.Ranges;
  const query = { By: by, FromZone: String(RANKING_ZONE), presetRange, start: '0', length: String(SHOWN * 2) };
  const ranking = useCall(getClubRanking, { params: { id }, query }, { quiet: true });
  const rows = (ranking.data?.data ?? []).filter(({ Hidden }) => !Hidden).slice(0, SHOWN);
  return (
    <Example
      values={values}
      title={t(measureLabels[by])}
      rows={rows.map((one) => ({
        name: one.Nickname,
        value: valueOf(one, by),
        words: valueText(valueOf(one, by), by, t, formats),
      }))}
    />
  );
}

interface ChallengeExampleProps extends Pick<EmbedLookProps, 'values'> {
  readonly challenge: OfferedChallenge;
}
function ChallengeExample({ values, challenge }: ChallengeExampleProps) {
  const { ChallengeId: id, Title } = challenge;
  const { place } = useValueFormat(challenge);
  const ranking = useCall(
    getChallengeRanking,
    { params: { id }, query: { start: '0', length: String(SHOWN * 2) } },
    { quiet: true },
  );
  const rows = (ranking.data?.data ?? []).filter(({ Hidden, Value }) => !Hidden && Value > 0).slice(0, SHOWN);
  return (
    <Example
      values={values}
      title={Title}
      rows={rows.map(({ Nickname, Value }) => ({ name: Nickname ?? '', value: Value, words: place(Value) }))}
    />
  );
}

interface ExampleProps extends Pick<EmbedLookProps, 'values'> {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: number; readonly words: string }[];
}
function Example({ values, title, rows }: ExampleProps) {
  const formats = useFormats();
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const colors = { '--paper': values.Paper, '--said': values.Text, '--mark': values.Mark } as CSSProperties;
  return (
    <div className={classes['example']} style={colors}>
      <b>{title}</b>
      <ol>
        {rows.map(({ name, value, words }, place) => (
          <li key={name}>
            <span>{formats.number(place + 1)}</span>
            <b>{name}</b>
            <i>
              <i style={{ width: `${(100 * value) / most}%` }} />
            </i>
            <b>{words}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

function EmbedCode({ uri }: { readonly uri: string }) {
  const t = useT();
  const { Name } = useStaffClub();
  return <SiteCode code={codeOf(uri, `${t('rankings.title')}, ${Name.replaceAll('"', '')}`)} note={t('embeds.codeNote')} />;
}
