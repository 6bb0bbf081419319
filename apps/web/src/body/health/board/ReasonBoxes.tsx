import { type HealthBoard, type HealthReason, healthReasons } from '@clubpulse/contract/body/health/health';
import { type Icon, IconActivity, IconBatteryOff, IconCloudOff, IconHeartDown, IconMoon } from '@tabler/icons-react';
import { useId } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './Board.module.css';

const icons: Readonly<Record<HealthReason, Icon>> = {
  ShortNight: IconMoon,
  HrvUnderRange: IconHeartDown,
  HighStress: IconActivity,
  EmptyAtWaking: IconBatteryOff,
  NoData: IconCloudOff,
};

interface ReasonBoxesProps {
  counts: HealthBoard['Counts'] | undefined;
  only: HealthReason | null;
  onChange: (only: HealthReason | null) => void;
}

export function ReasonBoxes({ counts, only, onChange }: ReasonBoxesProps) {
  const t = useT();
  const formats = useFormats();
  const title = useId();
  return (
    <>
      <h2 id={title} className={classes['spoken']}>
        {t('health.reasons')}
      </h2>
      <div className={classes['boxes']} role="group" aria-labelledby={title}>
        {healthReasons.map((reason) => {
          const Icon = icons[reason];
          return (
            <button
              key={reason}
              type="button"
              aria-pressed={only === reason}
              onClick={() => onChange(only === reason ? null : reason)}
            >
              <span className={classes['boxName']}>
                <Icon size={16} stroke={1.8} aria-hidden="true" />
                {t(`health.reason.${reason}`)}
              </span>
              <b>{counts === undefined ? '–' : formats.number(counts[reason])}</b>
              <span className={classes['boxText']}>{t(`health.reasonText.${reason}`)}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}
