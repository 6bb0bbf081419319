import { UNLIMITED } from '@clubpulse/contract/clubs/licenses/licenses';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { type Icon, IconAlertCircle, IconAlertTriangle, IconCheck, IconCopy, IconTag, IconUsers } from '@tabler/icons-react';
import { Meter } from '../../kit/figures/Meter.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './ImportSums.module.css';
import type { Import } from './use-import.ts';

const kinds = ['wrong', 'groups', 'known', 'twice', 'ready'] as const;
export type RowKind = (typeof kinds)[number];
const looks: Record<RowKind, { label: PhraseKey; icon: Icon }> = {
  wrong: { label: 'members.wrongPeople', icon: IconAlertCircle },
  groups: { label: 'members.groupPeople', icon: IconTag },
  known: { label: 'members.knownPeople', icon: IconUsers },
  twice: { label: 'members.twicePeople', icon: IconCopy },
  ready: { label: 'members.readyPeople', icon: IconCheck },
};

const rare: ReadonlySet<RowKind> = new Set(['groups', 'twice']);

interface ImportSumsProps {
  read: Import;
  clubId: number;
  only: RowKind | null;
  onOnly: (only: RowKind | null) => void;
}

export function ImportSums({ read, clubId, only, onOnly }: ImportSumsProps) {
  const t = useT();
  const formats = useFormats();
  const licenses = useCall(getClubLicenses, { params: { id: clubId } }, { quiet: true });
  const places = licenses.data?.Usage.find(({ Resource }) => Resource === 'Members');
  const limited = places !== undefined && places.Limit < UNLIMITED;
  const used = places?.Used ?? 0;
  return (
    <>
      <div className={classes['sums']} aria-live="polite">
        {kinds
          .filter((kind) => !rare.has(kind) || read[kind].length > 0)
          .map((kind) => {
            const { label, icon: KindIcon } = looks[kind];
            return (
              <button
                key={kind}
                type="button"
                data-tone={read[kind].length > 0 ? kind : 'none'}
                aria-pressed={only === kind}
                disabled={read[kind].length === 0}
                onClick={() => onOnly(only === kind ? null : kind)}
              >
                <span className={classes['label']}>
                  <KindIcon size={15} stroke={1.8} aria-hidden="true" /> {t(label)}
                </span>
                <b>{read.isUnknown && kind !== 'wrong' && kind !== 'groups' ? '…' : formats.number(read[kind].length)}</b>
              </button>
            );
          })}
        {limited && (
          <div className={classes['places']}>
            <span>{t('members.places')}</span>
            <Meter part={used} whole={places.Limit} />
            <b>{t('members.placesOf', { used: formats.number(used), limit: formats.number(places.Limit) })}</b>
          </div>
        )}
      </div>
      {limited && used + read.ready.length > places.Limit && (
        <Banner tone="warn" icon={IconAlertTriangle}>
          {t('members.placesShort')}
        </Banner>
      )}
    </>
  );
}
