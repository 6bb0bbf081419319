import type { AppointmentTrainer } from '@clubpulse/contract/calendar/appointments';
import { Radio } from '@mantine/core';
import { Avatar } from '../../../kit/figures/Avatar.tsx';
import { useT } from '../../../platform/phrases.ts';
import styles from './BookAppointment.module.css';

interface TrainerChoiceProps {
  trainers: readonly AppointmentTrainer[];
  chosen: number;
  onChoose: (trainerId: number) => void;
}

export function TrainerChoice({ trainers, chosen, onChoose }: TrainerChoiceProps) {
  const t = useT();
  return (
    <Radio.Group label={t('calendar.trainer')} value={String(chosen)} onChange={(id) => onChoose(Number(id))}>
      <div className={styles['trainers']}>
        {trainers.map(({ TrainerId, TrainerName, TrainerPictureUri, Name }) => (
          <Radio.Card key={TrainerId} value={String(TrainerId)} className={styles['trainer']}>
            <Avatar name={TrainerName} uri={TrainerPictureUri} size={40} />
            <span>
              <b>{TrainerName}</b>
              <span>{Name}</span>
            </span>
            <Radio.Indicator />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
