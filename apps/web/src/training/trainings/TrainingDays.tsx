import type { Training } from '@clubpulse/contract/training/trainings';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './TrainingDays.module.css';
import { TrainingRow } from './TrainingRow.tsx';

interface TrainingDaysProps<One extends Training> {
  trainings: readonly One[];
  whoOf?: (training: One) => string;
}

export function TrainingDays<One extends Training>({ trainings, whoOf }: TrainingDaysProps<One>) {
  const formats = useFormats();
  const today = useToday();
  return [...Map.groupBy(trainings, ({ Begin }) => formats.dayOf(Begin))].map(([day, ones]) => (
    <div key={day} className={classes['day']}>
      <h3 title={formats.date(day)}>{formats.relativeDay(day, today)}</h3>
      <Card flush>
        <ul className={classes['list']}>
          {ones.map((training) => (
            <TrainingRow key={training.TrainingId} training={training} {...(whoOf && { who: whoOf(training) })} />
          ))}
        </ul>
      </Card>
    </div>
  ));
}
