/** Ports that features on the right provide. The server does not start when one is missing. */
export interface Ports<Questions> {
  readonly name: string;
  readonly questions: Wordings<Questions>;
}

type Question = (...input: never[]) => unknown;
type Wordings<Questions> = {
  readonly [Name in keyof Questions]: Questions[Name] extends readonly unknown[] ? Several : string;
};

export interface Several {
  readonly several: true;
}
export const several: Several = { several: true };

export const ports = <Questions extends { readonly [Name in keyof Questions]: Question | readonly unknown[] }>(
  name: string,
  questions: Wordings<Questions>,
): Ports<Questions> => ({ name, questions });

export interface Plug {
  readonly ports: Ports<unknown>;
  readonly answers: Readonly<Record<string, unknown>>;
}

export const plug = <Questions>(featurePorts: Ports<Questions>, answers: Partial<Questions>): Plug => ({
  ports: featurePorts,
  answers,
});

export class Plugboard {
  readonly #answers = new Map<Ports<unknown>, Map<string, unknown>>();

  /** The ports may only be called after all features are built. */
  asking<Questions>(featurePorts: Ports<Questions>): Questions {
    const questions = Object.entries<unknown>(featurePorts.questions).map(([name, wording]) => [
      name,
      wording === several
        ? this.#listOf(featurePorts, name)
        : (...input: never[]) => this.#answerTo(featurePorts, name)(...input),
    ]);
    return Object.fromEntries(questions) as Questions;
  }

  plug({ ports: featurePorts, answers }: Plug): void {
    for (const [name, answer] of Object.entries(answers)) {
      if (Array.isArray(answer)) this.#listOf(featurePorts, name).push(...answer);
      else if (this.#of(featurePorts).has(name))
        throw new Error(`${featurePorts.name} asks for ${name} once, and two features answer.`);
      else this.#of(featurePorts).set(name, answer);
    }
  }

  unanswered(featurePorts: Ports<unknown>): string[] {
    return Object.entries<unknown>(featurePorts.questions)
      .filter(([name, wording]) => wording !== several && !this.#of(featurePorts).has(name))
      .map(([name, wording]) => `${featurePorts.name} asks ${String(wording)} (${name}), and no feature plugs an answer in.`);
  }

  #of(featurePorts: Ports<unknown>): Map<string, unknown> {
    const answers = this.#answers.get(featurePorts) ?? new Map<string, unknown>();
    this.#answers.set(featurePorts, answers);
    return answers;
  }

  #listOf(featurePorts: Ports<unknown>, name: string): unknown[] {
    const list = this.#of(featurePorts).get(name) ?? [];
    this.#of(featurePorts).set(name, list);
    return list as unknown[];
  }

  #answerTo(featurePorts: Ports<unknown>, name: string): Question {
    const answer = this.#of(featurePorts).get(name);
    if (answer === undefined) throw new Error(`${featurePorts.name} asks for ${name} before the features are joined.`);
    return answer as Question;
  }
}
