/** Where files stand: written once under a name of their content, read, and taken away. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined: there is none of this name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Also of what is not there. */
  remove(name: string): Promise<void>;
}
