import { z } from 'zod';
import { idSchema } from '../scalars.ts';

export const equipmentGroups = {
  freeWeights: ['barbell', 'ezBar', 'trapBar', 'landmine', 'dumbbell', 'kettlebell', 'medicineBall'],
  machines: ['bench', 'smithMachine', 'machine', 'cable', 'pullUpBar', 'dipBars'],
  functional: ['suspensionTrainer', 'resistanceBand', 'plyoBox', 'jumpRope', 'battleRope', 'sled', 'abWheel'],
  floor: ['mat', 'chair', 'stabilityBall', 'bosu', 'foamRoller'],
  cardio: ['treadmill', 'stationaryBike', 'spinBike', 'airBike', 'rower', 'elliptical', 'stairClimber', 'skiErg'],
} as const;
export type EquipmentGroup = keyof typeof equipmentGroups;
export type Equipment = (typeof equipmentGroups)[EquipmentGroup][number];
const all: readonly Equipment[] = Object.values(equipmentGroups).flat();

export const equipmentSchema = z.enum(all as [Equipment, ...Equipment[]]);

export const equipmentPlaces = ['club', 'home', 'outdoor'] as const;
export const equipmentPlaceSchema = z.enum(equipmentPlaces);
export type EquipmentPlace = (typeof equipmentPlaces)[number];
export const placeFields = { club: 'Equipments', home: 'Home', outdoor: 'Outdoor' } as const satisfies Record<
  EquipmentPlace,
  string
>;

const several = z.array(equipmentSchema).max(100);
export const clubEquipmentsSchema = z.object({
  ClubId: idSchema,
  Equipments: several,
  Home: several,
  Outdoor: several,
});
export type ClubEquipments = z.infer<typeof clubEquipmentsSchema>;
export const clubEquipmentsInputSchema = clubEquipmentsSchema.partial({ Home: true, Outdoor: true });
