import { FigureList } from '../../../kit/figures/FigureList.tsx';
import { ZoneBar } from '../../../kit/figures/ZoneBar.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import type { Totals } from '../totals.ts';
import classes from './JournalTotals.module.css';

export function JournalTotals({ totals, zonesTitle }: { totals: Totals; zonesTitle: string }) {
  const t = useT();
  const formats = useFormats();
  const figures = [
    { label: t('kit.trainings'), value: formats.number(totals.trainings) },
    { label: t('training.time'), value: formats.duration(totals.duration) },
    { label: t('kit.points'), value: formats.number(totals.points) },
  ];
  return (
    <div className={classes['totals']}>
      <FigureList className={classes['figures']} figures={figures} />
      <div className={classes['zones']}>
        <span className={classes['label']}>{zonesTitle}</span>
        <ZoneBar seconds={totals.zones} size="tall" />
      </div>
      {totals.ofGarmin && <p className={classes['source']}>{t('training.includesGarmin')}</p>}
    </div>
  );
}
