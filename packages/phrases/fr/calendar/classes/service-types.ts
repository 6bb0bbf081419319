import type { serviceTypes as en } from '../../../en/calendar/classes/service-types.ts';
import type { Translated } from '../../../phrases.ts';

export const serviceTypes: Translated<typeof en> = {
  'service-type.Osteopathy': 'Ostéopathie',
  'service-type.MassageTherapy': 'Massothérapie',
  'service-type.Nutrition': 'Nutrition',
  'service-type.BioMeasurements': 'Mesures biométriques',
  'service-type.Orthopedics': 'Orthopédie',
  'service-type.Manicure': 'Manucure',
  'service-type.Pedicure': 'Pédicure',
  'service-type.HairRemoval': 'Épilation',
  'service-type.BodyCare': 'Soins du corps',
  'service-type.FacialCleansing': 'Nettoyage du visage',
  'service-type.BodyMassages': 'Massages du corps',
  'service-type.Solarium': 'Solarium',
  'service-type.AntiCelluliteTreatment': 'Soin anticellulite',
  'service-type.Cryotherapy': 'Cryothérapie',
  'service-type.PosturalAssessment': 'Bilan postural',
};
