/** What the services calendar offers (spec 2 section 3); the stored value is the spec's own word. */
export const serviceTypes = [
  'Osteopathy',
  'MassageTherapy',
  'Nutrition',
  'BioMeasurements',
  'Orthopedics',
  'Manicure',
  'Pedicure',
  'HairRemoval',
  'BodyCare',
  'FacialCleansing',
  'BodyMassages',
  'Solarium',
  'AntiCelluliteTreatment',
  'Cryotherapy',
  'PosturalAssessment',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Phrase of each. */
export const serviceTypePhrases = {
  Osteopathy: 'service-type.Osteopathy',
  MassageTherapy: 'service-type.MassageTherapy',
  Nutrition: 'service-type.Nutrition',
  BioMeasurements: 'service-type.BioMeasurements',
  Orthopedics: 'service-type.Orthopedics',
  Manicure: 'service-type.Manicure',
  Pedicure: 'service-type.Pedicure',
  HairRemoval: 'service-type.HairRemoval',
  BodyCare: 'service-type.BodyCare',
  FacialCleansing: 'service-type.FacialCleansing',
  BodyMassages: 'service-type.BodyMassages',
  Solarium: 'service-type.Solarium',
  AntiCelluliteTreatment: 'service-type.AntiCelluliteTreatment',
  Cryotherapy: 'service-type.Cryotherapy',
  PosturalAssessment: 'service-type.PosturalAssessment',
} as const satisfies Record<ServiceType, string>;
