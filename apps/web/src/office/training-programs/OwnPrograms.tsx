import type { OwnProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Programs.module.css';
import { ProgramText } from './ProgramText.tsx';
import { loadOwnProgram } from './program-files.ts';

export function OwnPrograms({ userId, programs }: { userId: number; programs: readonly OwnProgram[] }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section aria-label={t('programs.mine')}>
      <h2 className={classes['title']}>{t('programs.mine')}</h2>
      <Card flush>
        <ul className={classes['own']}>
          {programs.map((program) => {
            const { TrainingProgramId, Title, Description, ClubName, SharedAt, ValidUntil, OpenedAt } = program;
            const since = t('kit.since', { date: formats.date(SharedAt) });
            const until = ValidUntil === null ? null : t('kit.until', { date: formats.date(ValidUntil) });
            return (
              <li key={TrainingProgramId}>
                <button type="button" title={t('files.load')} onClick={() => void loadOwnProgram(userId, program)}>
                  <ProgramText title={Title} description={Description} facts={[ClubName, since, until]} />
                </button>
                {OpenedAt === null && <StateChip tone="info">{t('programs.notOpened')}</StateChip>}
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
