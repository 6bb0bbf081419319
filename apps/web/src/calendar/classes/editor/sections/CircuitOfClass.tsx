import { listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/phrases.ts';
import type { FormProps } from './form.ts';

/** Selects a circuit. Also selects its room, unless the user chose another. */
export function CircuitOfClass({ draft: { values, set }, errors, clubId }: FormProps) {
  const t = useT();
  const { data } = useCall(listCircuits, { query: { ClubId: String(clubId), length: '1000' } });
  const circuits = data?.data ?? [];
  const { BridgeWorkoutId: chosen } = values;
  const isMissing = chosen !== null && data !== undefined && !circuits.some((one) => one.BridgeWorkoutId === chosen);
  return (
    <ChoiceField
      label={t('calendar.circuit')}
      placeholder={t('calendar.noCircuitChosen')}
      searchable
      clearable
      data={[
        ...circuits.map((one) => ({ value: String(one.BridgeWorkoutId), label: one.Name })),
        ...(isMissing ? [{ value: String(chosen), label: t('calendar.circuitGone') }] : []),
      ]}
      value={chosen === null ? null : String(chosen)}
      error={errors['BridgeWorkoutId']}
      onChange={(value) => {
        const one = circuits.find(({ BridgeWorkoutId }) => String(BridgeWorkoutId) === value);
        const room = one?.DisplayGroupId ?? null;
        set({
          BridgeWorkoutId: one?.BridgeWorkoutId ?? null,
          ...(room !== null && values.DisplayGroupId === null ? { DisplayGroupId: room } : {}),
        });
      }}
    />
  );
}
