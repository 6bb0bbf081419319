import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { clockSchema, dateSchema, idSchema, instantSchema } from '../../scalars.ts';

/** Longest interval in days, both ends included. */
export const OCCUPANCY_MAX_DAYS = 120;
export const COMPARED_DATES = 4;

const filledFields = { Classes: z.number().int(), Seats: z.number().int(), Taken: z.number().int() };
export const filledSchema = z.object(filledFields);
/** Numbers of classes, of seats, and of seats booked and not cancelled. */
export type Filled = z.infer<typeof filledSchema>;

/** 1 is Monday, 7 Sunday, in the club's time zone. */
const weekdaySchema = z.number().int().min(1).max(7);
const cellSchema = z.object({ Weekday: weekdaySchema, Hour: z.number().int().min(0).max(23), ...filledFields });
export type OccupancyCell = z.infer<typeof cellSchema>;

const sameClassFields = { Name: z.string(), Weekday: weekdaySchema, Clock: clockSchema };
const classRowSchema = z.object({ ...sameClassFields, ...filledFields });
const waitingSchema = z.object({
  ...sameClassFields,
  /** Members who still waited when a class began, each counted once, and the number of these classes. */
  People: z.number().int(),
  Dates: z.number().int(),
});

const nameFields = {
  Nickname: z.string().nullable(),
  FirstMidName: z.string().nullable(),
  LastName: z.string().nullable(),
};
export const waitingMemberSchema = basicUserSchema.extend({ Dates: z.number().int() });
export type WaitingMember = z.infer<typeof waitingMemberSchema>;

export const trainerOccupancySchema = z.object({
  UserId: idSchema.nullable(),
  ...nameFields,
  Minutes: z.number().int(),
  ...filledFields,
});
export type TrainerOccupancy = z.infer<typeof trainerOccupancySchema>;
export const roomOccupancySchema = z.object({
  DisplayGroupId: idSchema.nullable(),
  RoomName: z.string().nullable(),
  ...filledFields,
});
export type RoomOccupancy = z.infer<typeof roomOccupancySchema>;

export const occupancySchema = z.object({
  From: dateSchema,
  To: dateSchema,
  Total: filledSchema,
  Before: filledSchema,
  Cells: z.array(cellSchema),
  Classes: z.array(classRowSchema),
  Trainers: z.array(trainerOccupancySchema),
  Rooms: z.array(roomOccupancySchema),
  Waiting: z.array(waitingSchema),
});
export type Occupancy = z.infer<typeof occupancySchema>;

export const reportClassSchema = z.object({
  ClassId: idSchema,
  Name: z.string(),
  Begin: instantSchema,
  ...nameFields,
  RoomName: z.string().nullable(),
  Seats: z.number().int(),
  Taken: z.number().int(),
  Waiting: z.number().int(),
});
export type ReportClass = z.infer<typeof reportClassSchema>;
