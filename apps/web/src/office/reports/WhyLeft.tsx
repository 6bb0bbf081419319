import type { Retention } from '@clubpulse/contract/office/reports/retention';
import type { CSSProperties } from 'react';
import { reasonName } from '../../billing/end-reasons/public.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { DoorLink } from './DoorLink.tsx';
import classes from './Reports.module.css';
import { sentenceCase } from './report-texts.ts';

interface WhyLeftProps {
  reasons: Retention['Reasons'];
  month: string;
}

export function WhyLeft({ reasons, month }: WhyLeftProps) {
  const t = useT();
  const { number, month: monthName } = useFormats();
  const all = reasons.reduce((sum, { People }) => sum + People, 0);
  const most = Math.max(1, ...reasons.map(({ People }) => People));
  if (all === 0) return null;
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h2>{t('reports.whyLeft')}</h2>
        <small>{t('reports.whyLeftCount', { number: number(all) })}</small>
      </div>
      <ul className={classes['lines']} aria-label={t('reports.whyLeft')}>
        {reasons.map(({ Reason, People }) => (
          <li key={Reason ?? ''}>
            <span>{reasonName(Reason, t)}</span>
            <i
              data-ink={Reason === null ? 'quiet' : 'full'}
              aria-hidden="true"
              style={{ '--share': `${(100 * People) / most}%` } as CSSProperties}
            />
            <b>{number(People)}</b>
          </li>
        ))}
      </ul>
      <p className={classes['quiet']}>
        {sentenceCase(t('reports.whyLeftHow'))}.{' '}
        <DoorLink month={month} door={{ list: 'Left' }}>
          {`${t('reports.list-Left')}, ${monthName(`${month}-01`)}`}
        </DoorLink>
      </p>
    </section>
  );
}
