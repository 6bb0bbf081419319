import type { serviceTypes as en } from '../../../en/calendar/classes/service-types.ts';
import type { Translated } from '../../../phrases.ts';

export const serviceTypes: Translated<typeof en> = {
  'service-type.Osteopathy': 'Osteopatia',
  'service-type.MassageTherapy': 'Massoterapia',
  'service-type.Nutrition': 'Nutrizione',
  'service-type.BioMeasurements': 'Misurazioni biometriche',
  'service-type.Orthopedics': 'Ortopedia',
  'service-type.Manicure': 'Manicure',
  'service-type.Pedicure': 'Pedicure',
  'service-type.HairRemoval': 'Epilazione',
  'service-type.BodyCare': 'Trattamenti corpo',
  'service-type.FacialCleansing': 'Pulizia del viso',
  'service-type.BodyMassages': 'Massaggi corpo',
  'service-type.Solarium': 'Solarium',
  'service-type.AntiCelluliteTreatment': 'Trattamento anticellulite',
  'service-type.Cryotherapy': 'Crioterapia',
  'service-type.PosturalAssessment': 'Valutazione posturale',
};
