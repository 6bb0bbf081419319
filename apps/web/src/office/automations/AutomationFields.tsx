import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { TASK_MAX } from '@clubpulse/contract/members/tasks/tasks';
import { listTaskAssignees } from '@clubpulse/contract/members/tasks/tasks.calls';
import {
  AUTOMATION_CREDITS_MAX,
  AUTOMATION_DAYS_MAX,
  AUTOMATION_NAME_MAX,
  type AutomationContent,
  type AutomationPreview,
  type AutomationTrigger,
  automationTriggers,
  hasDays,
  TASK_DUE_DAYS_MAX,
} from '@clubpulse/contract/office/automations/automations';
import { messageChannels } from '@clubpulse/contract/office/messages';
import type { Language } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Checkbox, Switch, Textarea, TextInput } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { tagLabel } from '../../clubs/tags/public.ts';
import { Pair } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { besideOf, MessageTextFields } from '../messages/public.ts';
import classes from './Automations.module.css';
import { type AutomationValues, waitUnits } from './automation-values.ts';
import { Sentence } from './EditorRoom.tsx';

interface FieldsProps {
  form: Form<AutomationValues, AutomationContent>;
  first: Language;
  counted: AutomationPreview | undefined;
}
type OfForm = Pick<FieldsProps, 'form'>;

const endOf: Readonly<Partial<Record<AutomationTrigger, 'Stage' | 'Plan' | 'Came' | 'Paid' | 'Certificate'>>> = {
  LeadCreated: 'Stage',
  TrialTaken: 'Plan',
  NotSeen: 'Came',
  PlanEnds: 'Plan',
  PaymentFailed: 'Paid',
  CertificateEnds: 'Certificate',
};

const longestOf = (entries: readonly { label: string }[]): number => Math.max(...entries.map(({ label }) => label.length));
const idOf = (text: string | null): number | null => (text === null ? null : Number(text));
const textOf = (id: number | null): string | null => (id === null ? null : String(id));

export function AutomationFields({ form, first, counted }: FieldsProps) {
  const t = useT();
  const { values, errors, set } = form;
  const ends = endOf[values.Trigger];
  return (
    <>
      <TextInput
        label={t('kit.name')}
        description={t('automations.nameNote')}
        withAsterisk
        maxLength={AUTOMATION_NAME_MAX}
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <When form={form} />
      <Only form={form} />
      <Sentence id="then" word={t('automations.thenTitle')} note={t('automations.thenNote')}>
        {errors['Then.Message'] !== undefined && <p className={classes['failed']}>{t('automations.noAct')}</p>}
        <Switch
          label={t('automations.act.Message')}
          checked={values.SendsMessage}
          onChange={({ currentTarget: { checked } }) => set({ SendsMessage: checked })}
        />
        {values.SendsMessage && <MessagePart form={form} first={first} counted={counted} />}
        <Switch
          label={t('automations.act.Task')}
          checked={values.HasTask}
          onChange={({ currentTarget: { checked } }) => set({ HasTask: checked })}
        />
        {values.HasTask && <TaskPart form={form} />}
        <Switch
          label={t('automations.act.Tag')}
          checked={values.HasTag}
          onChange={({ currentTarget: { checked } }) => set({ HasTag: checked })}
        />
        {values.HasTag && <TagPart form={form} />}
        <Switch
          label={t('automations.act.Credits')}
          checked={values.HasCredits}
          onChange={({ currentTarget: { checked } }) => set({ HasCredits: checked })}
        />
        {values.HasCredits && (
          <NumberField
            label={t('automations.creditCount')}
            required
            min={1}
            max={AUTOMATION_CREDITS_MAX}
            value={values.Credits}
            error={errors['Then.Credits.Credits']}
            onChange={(Credits) => set({ Credits })}
          />
        )}
      </Sentence>
      <Sentence id="stop" word={t('automations.stop')}>
        {ends !== undefined && <p>{t(`automations.stop.${ends}`)}</p>}
        <p>{t('automations.stop.Answered')}</p>
      </Sentence>
    </>
  );
}

function When({ form: { values, errors, set } }: OfForm) {
  const t = useT();
  const triggers = automationTriggers.map((value) => ({ value, label: t(`automations.trigger.${value}`) }));
  const isAway = values.Trigger === 'NotSeen';
  const count = values.Days ?? 0;
  return (
    <>
      <Sentence id="when" word={t('kit.when')}>
        <div className={classes['chips']}>
          <div className={classes['fit']} style={{ '--longest': longestOf(triggers) } as CSSProperties}>
            <ChoiceField
              aria-label={t('automations.trigger')}
              allowDeselect={false}
              data={triggers}
              value={values.Trigger}
              error={errors.Trigger}
              onChange={(chosen) => set({ Trigger: automationTriggers.find((one) => one === chosen) ?? values.Trigger })}
            />
          </div>
          {hasDays(values.Trigger) && (
            <>
              <div className={classes['short']}>
                <NumberField
                  aria-label={t(isAway ? 'automations.daysAway' : 'automations.daysBefore')}
                  required
                  min={1}
                  max={AUTOMATION_DAYS_MAX}
                  value={values.Days}
                  error={errors.Days}
                  onChange={(Days) => set({ Days })}
                />
              </div>
              <span>{isAway ? t('automations.away', { count }) : t('automations.before', { count })}</span>
            </>
          )}
        </div>
        {isAway && <p>{t('automations.awayNote')}</p>}
      </Sentence>
      <Sentence id="wait" word={t('automations.wait')}>
        <div className={classes['chips']}>
          <div className={classes['short']}>
            <NumberField
              aria-label={t('automations.wait')}
              value={values.Wait}
              error={errors['WaitHours']}
              onChange={(Wait) => set({ Wait })}
            />
          </div>
          <div className={classes['unit']}>
            <ChoiceField
              aria-label={t('automations.unit')}
              allowDeselect={false}
              data={waitUnits.map((value) => ({ value, label: t(`automations.unit.${value}`) }))}
              value={values.WaitUnit}
              onChange={(unit) => set({ WaitUnit: waitUnits.find((one) => one === unit) ?? values.WaitUnit })}
            />
          </div>
        </div>
      </Sentence>
    </>
  );
}

function Only({ form: { values, errors, set } }: OfForm) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: types = [] } = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true });
  const { data: tags = [] } = useCall(listTags, { params: { id } }, { quiet: true });
  return (
    <Sentence id="only" word={t('automations.only')} note={t('automations.onlyNote')}>
      <div className={classes['chips']}>
        <ChoiceField
          aria-label={t('automations.stage')}
          clearable
          placeholder={t('automations.anyStage')}
          data={clientStages.map((value) => ({ value, label: t(`messages.stage-${value}`) }))}
          value={values.ClientStage}
          error={errors['Only.ClientStage']}
          onChange={(stage) => set({ ClientStage: clientStages.find((one) => one === stage) ?? null })}
        />
        <span>{t('automations.and')}</span>
        <ChoiceField
          aria-label={t('automations.tag')}
          clearable
          placeholder={t('automations.anyTag')}
          data={tags.map((tag) => ({ value: String(tag.ClubTagId), label: tagLabel(tag, t) }))}
          value={textOf(values.ClubTagId)}
          error={errors['Only.ClubTagId']}
          onChange={(tag) => set({ ClubTagId: idOf(tag) })}
        />
        <span>{t('automations.and')}</span>
        <ChoiceField
          aria-label={t('automations.plan')}
          clearable
          placeholder={t('automations.anyPlan')}
          data={types.map((type) => ({ value: String(type.ClassSubscriptionId), label: type.Name }))}
          value={textOf(values.ClassSubscriptionId)}
          error={errors['Only.ClassSubscriptionId']}
          onChange={(type) => set({ ClassSubscriptionId: idOf(type) })}
        />
      </div>
    </Sentence>
  );
}

function MessagePart({ form: { values, errors, set }, first, counted }: FieldsProps) {
  const t = useT();
  const [beside, setBeside] = useState<Language>(() => besideOf(first, values.Texts, counted?.Languages));
  const texts = Object.fromEntries(
    Object.entries(errors).flatMap(([field, words]) =>
      field.startsWith('Then.Message.Texts.') ? [[field.slice('Then.Message.'.length), words]] : [],
    ),
  );
  const writeIn = (language: Language) => {
    if (language !== first) setBeside(language);
  };
  return (
    <div className={classes['act']}>
      <fieldset className={classes['ways']}>
        <legend>{t('messages.by')}</legend>
        {messageChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`messages.by-${channel}`)}
            checked={values[channel]}
            onChange={({ currentTarget: { checked } }) => set({ [channel]: checked })}
          />
        ))}
        {errors['Then.Message.App'] !== undefined && <p className={classes['failed']}>{errors['Then.Message.App']}</p>}
      </fieldset>
      <MessageTextFields
        first={first}
        beside={beside}
        read={(counted?.Languages ?? []).map((one) => one.Language)}
        texts={values.Texts}
        hasButton={false}
        errors={texts}
        onBeside={setBeside}
        onWriteIn={writeIn}
        onChange={(language, words) => set({ Texts: { ...values.Texts, [language]: words } })}
      />
    </div>
  );
}

function TaskPart({ form: { values, errors, set } }: OfForm) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: staff = [] } = useCall(listTaskAssignees, { params: { id } }, { quiet: true });
  return (
    <div className={classes['act']}>
      <Textarea
        label={t('automations.task')}
        withAsterisk
        autosize
        minRows={1}
        maxRows={6}
        maxLength={TASK_MAX}
        value={values.Task}
        error={errors['Then.Task.Task']}
        onChange={(event) => set({ Task: event.currentTarget.value })}
      />
      <Pair>
        <ChoiceField
          label={t('automations.assignee')}
          clearable
          placeholder={t('automations.anyStaff')}
          data={staff.map((one) => ({ value: String(one.UserId), label: fullName(one) }))}
          value={textOf(values.AssigneeId)}
          error={errors['Then.Task.AssigneeId']}
          onChange={(assignee) => set({ AssigneeId: idOf(assignee) })}
        />
        <NumberField
          label={t('automations.dueDays')}
          required
          max={TASK_DUE_DAYS_MAX}
          value={values.DueDays}
          error={errors['Then.Task.DueDays']}
          onChange={(DueDays) => set({ DueDays })}
        />
      </Pair>
    </div>
  );
}

function TagPart({ form: { values, errors, set } }: OfForm) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: tags = [] } = useCall(listTags, { params: { id } }, { quiet: true });
  const own = tags.filter(({ ClubTagId }) => ClubTagId > 0);
  return (
    <ChoiceField
      label={t('automations.tag')}
      withAsterisk
      data={own.map((tag) => ({ value: String(tag.ClubTagId), label: tagLabel(tag, t) }))}
      value={textOf(values.TagId)}
      error={errors['Then.Tag.ClubTagId']}
      onChange={(tag) => set({ TagId: idOf(tag) })}
    />
  );
}
