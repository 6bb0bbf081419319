import { circuitFieldsSchema } from '@clubpulse/contract/workouts/circuits/circuits';
import { circuitProblems } from '@clubpulse/rules/workouts/circuits/circuit-problems';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import { translate } from '../../../platform/phrases.ts';
import { type CircuitOutput, type CircuitValues, stationsSent } from './circuit-values.ts';

export const checkCircuit =
  (configured: ReadonlySet<number>) =>
  (values: CircuitValues): Checked<CircuitOutput> => {
    const fields = { ...values, Stations: stationsSent(values.Stations) };
    const checked = bySchema(circuitFieldsSchema)(fields);
    const problems = Object.fromEntries(circuitProblems(fields, configured).map(({ field, key }) => [field, translate(key)]));
    const errors = { ...problems, ...checked.errors };
    if (checked.errors !== null || Object.keys(errors).length > 0) return { errors };
    return { errors: null, output: { ...checked.output, Emptied: [...values.Emptied] } };
  };
