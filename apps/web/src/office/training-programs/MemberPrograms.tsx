import { listMemberPrograms } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Programs.module.css';
import { ProgramText } from './ProgramText.tsx';

export function MemberPrograms({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const programs = useCall(listMemberPrograms, { params: { id, userId } });
  return (
    <section aria-label={t('programs.title')}>
      <SectionHead title={t('programs.title')}>
        <Button component={Link} variant="default" to={pathTo('TrainingPrograms')}>
          {t('programs.all')}
        </Button>
      </SectionHead>
      <QueryResult query={programs} loading={<SkeletonRows rows={2} />}>
        {(shared) =>
          shared.length === 0 ? (
            <p className={classes['none']}>{t('programs.noneOfMember')}</p>
          ) : (
            <Card flush>
              <ul className={classes['own']}>
                {shared.map(({ TrainingProgramId, Title, Description, SharedAt, ValidUntil, OpenedAt }) => (
                  <li key={TrainingProgramId}>
                    <div className={classes['shown']}>
                      <ProgramText
                        title={Title}
                        description={Description}
                        facts={[
                          t('kit.since', { date: formats.date(SharedAt) }),
                          ValidUntil === null ? null : t('kit.until', { date: formats.date(ValidUntil) }),
                        ]}
                      />
                    </div>
                    {OpenedAt === null ? (
                      <StateChip tone="info">{t('programs.notOpened')}</StateChip>
                    ) : (
                      <StateChip tone="ok">{t('programs.openedOn', { date: formats.date(OpenedAt) })}</StateChip>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </QueryResult>
    </section>
  );
}
