import { type ClubExport, clubExportExceptions } from '@clubpulse/contract/office/club-exports/club-exports';
import { createClubExport, listClubExports, openClubExport } from '@clubpulse/contract/office/club-exports/club-exports.calls';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useProve } from '../../accounts/security/public.ts';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { ApiError, change, useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './ClubExports.module.css';

const LOOK_MS = 5000;

export function ClubExports({ clubId }: { clubId: number }) {
  const t = useT();
  const params = { id: clubId };
  const exports = useCall(listClubExports, { params }, { pollEvery: LOOK_MS, quiet: true });
  const prove = useProve();
  const notId = useId();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setRefused(null);
    try {
      await prove.run(act);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const request = () => run(() => change(createClubExport, { params }, { quiet: true }));
  const load = ({ ClubExportId: exportId }: ClubExport) =>
    run(async () => {
      const { Address } = await change(openClubExport, { params: { ...params, exportId } }, { quiet: true });
      window.location.assign(new URL(Address, document.baseURI).href);
    });
  return (
    <>
      <div className={classes['lead']}>
        <p>{t('clubExports.lead')}</p>
        <p id={notId}>{t('clubExports.not')}</p>
        <ul aria-labelledby={notId}>
          {clubExportExceptions.map((reason) => (
            <li key={reason}>{t(`clubExports.not.${reason}`)}</li>
          ))}
        </ul>
      </div>
      <QueryResult query={exports} loading={<SkeletonRows rows={1} />}>
        {(found) => (
          <>
            {found.length > 0 && (
              <ul className={classes['rows']} aria-label={t('clubExports.title')}>
                {found.map((one) => (
                  <Row key={one.ClubExportId} one={one} busy={busy} onLoad={() => void load(one)} />
                ))}
              </ul>
            )}
            <Refusal words={refused && refusalText(refused)} />
            <Button
              variant="default"
              loading={busy}
              disabled={found.some(({ State }) => State === 'Waiting')}
              onClick={() => void request()}
            >
              {t('clubExports.make')}
            </Button>
          </>
        )}
      </QueryResult>
      {prove.dialog}
    </>
  );
}

function Row({ one, busy, onLoad }: { one: ClubExport; busy: boolean; onLoad: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { State: state, RequestedAt, By, Bytes, ExpiresAt } = one;
  const when = formats.dateTime(RequestedAt);
  return (
    <li>
      <span className={classes['name']}>
        <b>{By === null ? when : t('clubExports.by', { when, name: By.FirstMidName || By.Nickname })}</b>
        {Bytes !== null && ExpiresAt !== null && (
          <span>{t('clubExports.file', { size: formats.bytes(Bytes), date: formats.date(ExpiresAt) })}</span>
        )}
      </span>
      {state === 'Waiting' && (
        <StateChip tone="mute" icon={IconClock}>
          {t('clubExports.waiting')}
        </StateChip>
      )}
      {state === 'Failed' && (
        <StateChip tone="bad" icon={IconAlertTriangle}>
          {t('clubExports.failed')}
        </StateChip>
      )}
      {state === 'Ready' && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} />}
          aria-label={t('clubExports.loadOf', { when })}
          disabled={busy}
          onClick={onLoad}
        >
          {t('clubExports.load')}
        </Button>
      )}
    </li>
  );
}
