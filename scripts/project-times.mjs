import { writeFileSync } from 'node:fs';

export default class ProjectTimes {
  #projects = new Map();

  onTestModuleEnd(module) {
    // Reported again for each file.
    const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
    const { name } = module.project;
    const { files, seconds } = this.#projects.get(name) ?? { files: 0, seconds: 0 };
    const took = prepareDuration + setupDuration + collectDuration + duration;
    this.#projects.set(name, { files: files + 1, seconds: seconds + took / 1000 });
  }

  onTestRunEnd() {
    const file = process.env.PROJECT_TIMES;
    if (file) writeFileSync(file, JSON.stringify([...this.#projects].map(([name, taken]) => ({ name, ...taken }))));
  }
}
