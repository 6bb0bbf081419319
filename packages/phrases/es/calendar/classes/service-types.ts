import type { serviceTypes as en } from '../../../en/calendar/classes/service-types.ts';
import type { Translated } from '../../../phrases.ts';

export const serviceTypes: Translated<typeof en> = {
  'service-type.Osteopathy': 'Osteopatía',
  'service-type.MassageTherapy': 'Masoterapia',
  'service-type.Nutrition': 'Nutrición',
  'service-type.BioMeasurements': 'Mediciones biométricas',
  'service-type.Orthopedics': 'Ortopedia',
  'service-type.Manicure': 'Manicura',
  'service-type.Pedicure': 'Pedicura',
  'service-type.HairRemoval': 'Depilación',
  'service-type.BodyCare': 'Cuidado corporal',
  'service-type.FacialCleansing': 'Limpieza facial',
  'service-type.BodyMassages': 'Masajes corporales',
  'service-type.Solarium': 'Solárium',
  'service-type.AntiCelluliteTreatment': 'Tratamiento anticelulítico',
  'service-type.Cryotherapy': 'Crioterapia',
  'service-type.PosturalAssessment': 'Evaluación postural',
};
