import { type AutomationHours, quietEnds, quietStarts } from '@clubpulse/contract/office/automations/automations';
import { getAutomationHours, setAutomationHours } from '@clubpulse/contract/office/automations/automations.calls';
import { Button } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { Pair } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { clockText } from '../../kit/fields/clock.ts';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';

export function useQuietHours() {
  const { TimeFormat } = useFormats().settings;
  const { ClubId: id } = useStaffClub();
  const { data } = useCall(getAutomationHours, { params: { id } }, { quiet: true });
  const textOf = (clock: string) => clockText(clock, TimeFormat);
  return { hours: data, words: data && { from: textOf(data.QuietFrom), until: textOf(data.QuietUntil) }, textOf };
}

export function QuietButton() {
  const t = useT();
  const { hours, words } = useQuietHours();
  const [opened, setOpened] = useState(false);
  if (hours === undefined || words === undefined) return null;
  return (
    <>
      <Button
        variant="default"
        data-plain="true"
        title={t('automations.quiet', words)}
        leftSection={<IconMoon size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('automations.quiet', words)}
      </Button>
      {opened && <SetHours hours={hours} onClose={() => setOpened(false)} />}
    </>
  );
}

function SetHours({ hours, onClose }: { hours: AutomationHours; onClose: () => void }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { textOf } = useQuietHours();
  const form = useForm<AutomationHours, AutomationHours>({
    saved: useMemo(() => ({ ...hours }), [hours]),
    check: byRule(() => ({})),
  });
  const change = useChange(setAutomationHours, {
    quiet: true,
    onDone: ({ QuietFrom, QuietUntil }) => {
      toastDone({ title: t('automations.quiet', { from: textOf(QuietFrom), until: textOf(QuietUntil) }) });
      onClose();
    },
  });
  const { QuietFrom, QuietUntil } = form.values;
  const optionsOf = (clocks: readonly string[]) => clocks.map((value) => ({ value, label: textOf(value) }));
  return (
    <DialogForm
      title={t('automations.quietHours')}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => change.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    >
      <p>{t('automations.quietText')}</p>
      <Pair>
        <ChoiceField
          label={t('notifications.quietFrom')}
          allowDeselect={false}
          data={optionsOf(quietStarts)}
          value={QuietFrom}
          error={form.errors.QuietFrom}
          onChange={(clock) => form.set({ QuietFrom: quietStarts.find((one) => one === clock) ?? QuietFrom })}
        />
        <ChoiceField
          label={t('notifications.quietUntil')}
          allowDeselect={false}
          data={optionsOf(quietEnds)}
          value={QuietUntil}
          error={form.errors.QuietUntil}
          onChange={(clock) => form.set({ QuietUntil: quietEnds.find((one) => one === clock) ?? QuietUntil })}
        />
      </Pair>
    </DialogForm>
  );
}
