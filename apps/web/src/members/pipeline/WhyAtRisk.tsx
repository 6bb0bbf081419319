import type { MemberStanding } from '@clubpulse/contract/members/pipeline/cards';
import type { RiskSign } from '@clubpulse/contract/members/pipeline/pipeline';
import { getMemberStanding } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconCalendarDue,
  IconCalendarX,
  IconChecklist,
  IconClockOff,
  IconMessage,
  IconTrendingDown,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Bars } from '../../kit/figures/Bars.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { signText } from './sign-text.ts';
import classes from './WhyAtRisk.module.css';

const signIcons: Record<RiskSign['Kind'], Icon> = {
  NotSeen: IconClockOff,
  Rarer: IconTrendingDown,
  Ending: IconCalendarDue,
  Ended: IconCalendarX,
};

export interface WhyAtRiskProps {
  clubId: number;
  userId: number;
  name: string;
  onClose: () => void;
}

export function WhyAtRisk({ name, ...about }: WhyAtRiskProps) {
  const t = useT();
  return (
    <Dialog opened onClose={about.onClose} size="md" title={t('members.riskOf', { name })}>
      <RiskSigns {...about} />
    </Dialog>
  );
}

export function RiskSigns({ clubId, userId, onClose }: Omit<WhyAtRiskProps, 'name'>) {
  const t = useT();
  const standing = useCall(getMemberStanding, { params: { id: clubId, userId } }, { quiet: true });
  return (
    <div className={classes['why']}>
      <QueryResult query={standing} loading={<SkeletonRows rows={3} />}>
        {(known) => <Signs standing={known} />}
      </QueryResult>
      <div className={classes['acts']}>
        <Button component={Link} to={pathTo('ClubMessages', userId)} leftSection={<IconMessage size={18} stroke={1.8} />}>
          {t('members.message')}
        </Button>
        <Button
          component={Link}
          to={`${pathTo('EditUser', userId)}/tasks`}
          variant="default"
          onClick={onClose}
          leftSection={<IconChecklist size={18} stroke={1.8} />}
        >
          {t('members.tasks')}
        </Button>
        <Button component={Link} to={pathTo('EditUser', userId)} variant="default" onClick={onClose}>
          {t('kit.member')}
        </Button>
      </div>
      <p className={classes['note']}>{t('members.riskRule')}</p>
    </div>
  );
}

function Signs({ standing: { Signs: signs, Weeks } }: { standing: MemberStanding }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <div className={classes['weeks']}>
        <Bars label={t('members.riskWeeks', { days: Weeks.map((days) => formats.number(days)).join(', ') })} values={Weeks} />
        <span aria-hidden="true">{t('members.riskWeeksShort')}</span>
      </div>
      {signs.length === 0 ? (
        <p>{t('members.riskNone')}</p>
      ) : (
        <ul className={classes['signs']}>
          {signs.map((sign) => {
            const Sign = signIcons[sign.Kind];
            return (
              <li key={sign.Kind}>
                <Sign size={18} stroke={1.8} aria-hidden="true" />
                {signText(sign, t, formats)}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
