import { spawn } from 'node:child_process';

export type Problems = string[];

export interface ToolResult {
  status: number;
  stdout: string;
  stderr: string;
}

export function runTool(root: string, program: string, args: string[], env: Record<string, string> = {}): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, stdout, stderr }));
  });
}

export function complaints({ status, stdout, stderr }: ToolResult): Problems {
  if (status === 0) return [];
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : [`ended with code ${status} and without a word`];
}
