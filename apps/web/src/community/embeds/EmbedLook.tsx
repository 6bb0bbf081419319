import { RANKING_ZONE } from '@clubpulse/contract/community/rankings';
import { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { measureLabels, valueOf, valueWords } from '../rankings/public.ts';
import classes from './Embeds.module.css';
import { codeOf, type EmbedValues } from './embed-values.ts';

/** Rows of the example. */
const SHOWN = 4;

interface EmbedLookProps {
  readonly values: EmbedValues;
  /** Null: it is not shown yet. */
  readonly uri: string | null;
}

/** How the page looks as it is typed, and the code of it as it is saved. */
export function EmbedLook({ values, uri }: EmbedLookProps) {
  const t = useT();
  return (
    <div className={classes['aside']}>
      <h2>{t('embeds.looks')}</h2>
      <Example values={values} />
      <p className={classes['note']}>{t('embeds.example')}</p>
      <h2>{t('kit.code')}</h2>
      {uri === null ? <p className={classes['note']}>{t('embeds.none')}</p> : <Code uri={uri} />}
    </div>
  );
}

function Example({ values }: Pick<EmbedLookProps, 'values'>) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [by = 'Points'] = values.Rankings;
  const [presetRange = 'Days30'] = values.Ranges;
  const query = { By: by, FromZone: String(RANKING_ZONE), presetRange, start: '0', length: String(SHOWN * 2) };
  const ranking = useCall(getClubRanking, { params: { id }, query }, { quiet: true });
  const rows = (ranking.data?.data ?? []).filter(({ Hidden }) => !Hidden).slice(0, SHOWN);
  const most = Math.max(1, ...rows.map((one) => valueOf(one, by)));
  const colors = { '--paper': values.Paper, '--said': values.Text, '--mark': values.Mark } as CSSProperties;
  return (
    <div className={classes['example']} style={colors}>
      <b>{t(measureLabels[by])}</b>
      <ol>
        {rows.map((one, place) => (
          <li key={one.UserId}>
            <span>{formats.number(place + 1)}</span>
            <b>{one.Nickname}</b>
            <i>
              <i style={{ width: `${(100 * valueOf(one, by)) / most}%` }} />
            </i>
            <b>{valueWords(valueOf(one, by), by, t, formats)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Code({ uri }: { readonly uri: string }) {
  const t = useT();
  const { Name } = useStaffClub();
  const code = codeOf(uri, `${t('rankings.title')}, ${Name.replaceAll('"', '')}`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toastDone({ title: t('embeds.copied') });
    } catch {
      toastError({ cause: 'clipboard', title: t('embeds.notCopied'), ofScreen: true });
    }
  };
  return (
    <>
      <pre className={classes['code']}>
        <code>{code}</code>
      </pre>
      <Button variant="default" leftSection={<IconCopy size={17} stroke={1.8} />} onClick={() => void copy()}>
        {t('kit.copy')}
      </Button>
      <p className={classes['note']}>{t('embeds.codeNote')}</p>
    </>
  );
}
