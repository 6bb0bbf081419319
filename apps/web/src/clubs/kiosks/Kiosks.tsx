import type { KioskCode as Coded, Kiosk } from '@clubpulse/contract/clubs/kiosks';
import { listKiosks, newKioskCode } from '@clubpulse/contract/clubs/kiosks.calls';
import { Button } from '@mantine/core';
import { IconDeviceTablet, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { KioskPresence } from './KioskPresence.tsx';
import classes from './Kiosks.module.css';

const AddKiosk = lazyComponent(() => import('./KioskDialogs.tsx').then((it) => it.AddKiosk));
const DeleteKiosk = lazyComponent(() => import('./KioskDialogs.tsx').then((it) => it.DeleteKiosk));
const KioskCode = lazyComponent(() => import('./KioskCode.tsx').then((it) => it.KioskCode));

/** Tablets report once a minute. During the pairing the state is loaded more often, because a user waits. */
const POLL_MS = 30_000;
const PAIRING_POLL_MS = 3000;

export function Kiosks({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const [coded, setCoded] = useState<Coded | null>(null);
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Kiosk | null>(null);
  const pollEvery = coded === null ? POLL_MS : PAIRING_POLL_MS;
  const kiosks = useCall(listKiosks, { params: { id: clubId } }, { quiet: true, pollEvery });
  const code = useChange(newKioskCode, { onDone: setCoded });
  const actsOf = (kiosk: Kiosk) => [
    {
      label: t('clubs.kioskPair'),
      icon: IconDeviceTablet,
      onClick: () => code.mutate({ params: { id: kiosk.KioskId } }),
    },
    { label: t('clubs.kioskDelete'), icon: IconTrash, danger: true, onClick: () => setDeleting(kiosk) },
  ];
  return (
    <section className={classes['kiosks']}>
      <SectionHead title={t('clubs.kiosks')}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} />}
          aria-label={t('clubs.kioskAdd')}
          onClick={() => setAdding(true)}
        >
          {t('clubs.kiosk')}
        </Button>
      </SectionHead>
      <QueryResult query={kiosks} loading={<SkeletonRows rows={1} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['none']}>{t('clubs.kiosksNone')}</p>
          ) : (
            <ul>
              {found.map((kiosk) => (
                <li key={kiosk.KioskId}>
                  <span>
                    <b>{kiosk.Name}</b>
                    <KioskPresence kiosk={kiosk} />
                    <span className={classes['since']}>{t('clubs.kioskSince', { date: formats.date(kiosk.CreatedAt) })}</span>
                  </span>
                  <RowMenu label={t('clubs.kioskActs', { name: kiosk.Name })} items={actsOf(kiosk)} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      {adding && <AddKiosk clubId={clubId} onCode={setCoded} onClose={() => setAdding(false)} />}
      {coded !== null && (
        <KioskCode
          coded={coded}
          kiosk={kiosks.data?.find(({ KioskId }) => KioskId === coded.KioskId)}
          onClose={() => setCoded(null)}
        />
      )}
      {deleting !== null && <DeleteKiosk kiosk={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}
