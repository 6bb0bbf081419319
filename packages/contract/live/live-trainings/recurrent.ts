import { z } from 'zod';
import { weeklyScheduleSchema } from '../../calendar/classes/schedule.ts';
import { dateSchema, idSchema } from '../../scalars.ts';
import { liveTrainingInputSchema, liveTrainingSchema } from './live-trainings.ts';

export const recurrentLiveTrainingSchema = z.object({
  RecurrentLiveTrainingId: idSchema,
  ClubId: idSchema,
  ScheduleStartDate: dateSchema,
  ScheduleEndDate: dateSchema,
  LiveTrainings: z.array(liveTrainingSchema),
});
export type RecurrentLiveTraining = z.infer<typeof recurrentLiveTrainingSchema>;

export const recurrentLiveTrainingInputSchema = liveTrainingInputSchema
  .omit({ Begin: true, Duration: true })
  .extend({ Schedule: weeklyScheduleSchema });
export type RecurrentLiveTrainingInput = z.output<typeof recurrentLiveTrainingInputSchema>;
