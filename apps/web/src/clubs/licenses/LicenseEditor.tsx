import {
  type ClubLicense,
  type LicenseName,
  licenseInputSchema,
  licenseNames,
  NO_END,
  resources,
  UNLIMITED,
} from '@clubpulse/contract/clubs/licenses/licenses';
import { createLicense, updateLicense } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { isEndless, isUnlimited } from '@clubpulse/rules/clubs/licenses/licenses';
import { Checkbox } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Pair } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';

interface LicenseEditorProps {
  clubId: number;
  license?: ClubLicense;
  onClose: () => void;
}

const names = Object.entries(licenseNames).map(([value, label]) => ({ value, label }));
const isName = (value: string | null): value is LicenseName => names.some((one) => one.value === value);

const startName: LicenseName = 'Enterprise';

export function LicenseEditor({ clubId, license, onClose }: LicenseEditorProps) {
  const t = useT();
  const today = useToday();
  const form = useForm({
    initial: {
      Name: license?.Name ?? startName,
      Begin: license?.Begin ?? today,
      End: license?.End ?? NO_END,
      Members: license?.Members ?? UNLIMITED,
      Trainers: license?.Trainers ?? UNLIMITED,
      Bridges: license?.Bridges ?? UNLIMITED,
      LiveTrainings: license?.LiveTrainings ?? UNLIMITED,
      VideoGB: license?.VideoGB ?? UNLIMITED,
      Sms: license?.Sms ?? UNLIMITED,
    },
    check: bySchema(licenseInputSchema),
  });
  const { values, errors, set } = form;
  const outcome = { doneText: () => t('clubs.lic.saved'), onClose };
  const create = useDialogAct(createLicense, outcome);
  const update = useDialogAct(updateLicense, outcome);
  const title = t(license === undefined ? 'clubs.lic.add' : 'clubs.lic.edit');
  return (
    <DialogForm
      title={title}
      act={license === undefined ? title : t('kit.save')}
      form={form}
      save={(body) =>
        license === undefined
          ? create.mutateAsync({ params: { id: clubId }, body })
          : update.mutateAsync({ params: { id: clubId, licenseId: license.ClubLicenseId }, body })
      }
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <ChoiceField
        label={t('kit.name')}
        allowDeselect={false}
        data={names}
        value={values.Name}
        error={errors.Name}
        onChange={(value) => isName(value) && set({ Name: value })}
      />
      <Pair>
        <DateField
          label={t('kit.firstDay')}
          value={values.Begin}
          error={errors.Begin}
          onBroken={(broken) => form.setUnreadable('Begin', broken)}
          onChange={(day) => set({ Begin: day ?? '' })}
        />
        {!isEndless(values.End) && (
          <DateField
            label={t('kit.lastDay')}
            value={values.End}
            error={errors.End}
            onBroken={(broken) => form.setUnreadable('End', broken)}
            onChange={(day) => set({ End: day ?? '' })}
          />
        )}
      </Pair>
      <Checkbox
        label={t('clubs.lic.noEnd')}
        checked={isEndless(values.End)}
        onChange={({ currentTarget: { checked } }) => set({ End: checked ? NO_END : '' })}
      />
      <p>{t('clubs.lic.unlimitedHint')}</p>
      <Pair>
        {resources.map((resource) => (
          <NumberField
            key={resource}
            label={t(`clubs.lic.resource.${resource}`)}
            max={UNLIMITED}
            placeholder={t('clubs.lic.unlimited')}
            value={isUnlimited(values[resource]) ? null : values[resource]}
            error={errors[resource]}
            onChange={(value) => set({ [resource]: value ?? UNLIMITED })}
          />
        ))}
      </Pair>
    </DialogForm>
  );
}
