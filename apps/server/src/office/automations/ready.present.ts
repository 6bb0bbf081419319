import type { AutomationContent, ReadyAutomation } from '@clubpulse/contract/office/automations/automations';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { phrase } from '../../platform/phrases/phrases.ts';

const timing: Readonly<Record<ReadyAutomation, Pick<AutomationContent, 'Days' | 'WaitHours'> & { readonly Email: boolean }>> = {
  Birthday: { Days: null, WaitHours: 0, Email: false },
  FirstVisit: { Days: null, WaitHours: 24, Email: false },
  NotSeen: { Days: 28, WaitHours: 0, Email: true },
};

export function readyContent(ready: ReadyAutomation, language: Language): AutomationContent {
  const { Days, WaitHours, Email } = timing[ready];
  const wordsIn = (one: Language) => ({
    Title: phrase(one, `automatic.${ready}.title`),
    Text: phrase(one, `automatic.${ready}.text`),
  });
  const Texts = Object.fromEntries(languages.map((one) => [one, wordsIn(one)]));
  return {
    Name: phrase(language, `automatic.${ready}.name`),
    Trigger: ready,
    Days,
    WaitHours,
    Only: { ClientStage: null, ClubTagId: null, ClassSubscriptionId: null },
    Then: { Message: { App: true, Email, Sms: false, Texts }, Task: null, Tag: null, Credits: null },
  };
}
