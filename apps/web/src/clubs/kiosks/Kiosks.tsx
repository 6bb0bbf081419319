import type { Kiosk } from '@clubpulse/contract/clubs/kiosks';
import { listKiosks } from '@clubpulse/contract/clubs/kiosks.calls';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { later } from '../../kit/later.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Kiosks.module.css';

const AddKiosk = later(() => import('./KioskDialogs.tsx').then((it) => it.AddKiosk));
const DeleteKiosk = later(() => import('./KioskDialogs.tsx').then((it) => it.DeleteKiosk));

/** The tablets at the entrances of a club. */
export function Kiosks({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const kiosks = useCall(listKiosks, { params: { id: clubId } }, { quiet: true });
  const [opened, setOpened] = useState<Kiosk | 'add' | null>(null);
  return (
    <section className={classes['kiosks']}>
      <SectionHead title={t('clubs.kiosks')}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} />}
          aria-label={t('clubs.kioskAdd')}
          onClick={() => setOpened('add')}
        >
          {t('clubs.kiosk')}
        </Button>
      </SectionHead>
      <Answer query={kiosks} loading={<SkeletonRows rows={1} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['none']}>{t('clubs.kiosksNone')}</p>
          ) : (
            <ul>
              {found.map((kiosk) => (
                <li key={kiosk.KioskId}>
                  <span>
                    <b>{kiosk.Name}</b>
                    <span>{t('clubs.kioskSince', { code: kiosk.Code, date: formats.date(kiosk.CreatedAt) })}</span>
                  </span>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="var(--ctl-sq)"
                    aria-label={t('kit.deleteTitle', { name: kiosk.Name })}
                    onClick={() => setOpened(kiosk)}
                  >
                    <IconTrash size={18} stroke={1.8} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {opened === 'add' && <AddKiosk clubId={clubId} onClose={() => setOpened(null)} />}
      {opened !== null && opened !== 'add' && <DeleteKiosk kiosk={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
