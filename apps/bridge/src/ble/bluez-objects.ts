import { z } from 'zod';

export const ADAPTER = 'org.bluez.Adapter1';
export const DEVICE = 'org.bluez.Device1';
export const CHARACTERISTIC = 'org.bluez.GattCharacteristic1';
const BATTERY = 'org.bluez.Battery1';
const OBJECTS_MAX = 4096;

const propertiesSchema = z.record(z.string(), z.unknown());
const interfacesSchema = z.record(z.string(), propertiesSchema);
type Interfaces = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const adapterSchema = z.object({ Powered: z.boolean().default(false), Discovering: z.boolean().default(false) });
const deviceSchema = z.object({
  Address: z.string(),
  Connected: z.boolean().default(false),
  ServicesResolved: z.boolean().default(false),
  UUIDs: z.array(z.string()).default([]),
  RSSI: z.number().optional(),
});
export type BluezDevice = z.output<typeof deviceSchema> & { readonly path: string };
const batterySchema = z.object({ Percentage: z.number().int().min(0).max(100) });

export class BluezObjects {
  readonly #objects = new Map<string, Record<string, Record<string, unknown>>>();

  learn(objects: unknown): void {
    this.#objects.clear();
    for (const [path, interfaces] of Object.entries(z.record(z.string(), interfacesSchema).parse(objects)))
      this.#add(path, interfaces);
  }

  added(path: unknown, interfaces: unknown): void {
    const parsed = interfacesSchema.safeParse(interfaces).data;
    if (typeof path === 'string' && parsed) this.#add(path, parsed);
  }
  removed(path: unknown, interfaces: unknown): void {
    const known = typeof path === 'string' ? this.#objects.get(path) : undefined;
    if (typeof path !== 'string' || !known || !Array.isArray(interfaces)) return;
    for (const name of interfaces) delete known[String(name)];
    if (Object.keys(known).length === 0) this.#objects.delete(path);
  }

  changed(path: string, name: unknown, values: unknown, invalidated: unknown): void {
    const known = this.#objects.get(path)?.[String(name)];
    const parsed = propertiesSchema.safeParse(values).data;
    if (!known || !parsed) return;
    Object.assign(known, parsed);
    for (const property of Array.isArray(invalidated) ? invalidated : []) delete known[String(property)];
  }

  adapters(): { path: string; isOn: boolean; isLooking: boolean }[] {
    return this.#of(ADAPTER, adapterSchema).map(({ path, parsed }) => ({
      path,
      isOn: parsed.Powered,
      isLooking: parsed.Discovering,
    }));
  }

  device(path: string): BluezDevice | undefined {
    const parsed = deviceSchema.safeParse(this.#objects.get(path)?.[DEVICE]).data;
    return parsed && { ...parsed, path };
  }
  devices(): BluezDevice[] {
    return this.#of(DEVICE, deviceSchema).map(({ path, parsed }) => ({ ...parsed, path }));
  }

  battery(path: string): number | undefined {
    return batterySchema.safeParse(this.#objects.get(path)?.[BATTERY]).data?.Percentage;
  }

  characteristic(device: string, uuid: string): string | undefined {
    for (const [path, interfaces] of this.#objects)
      if (path.startsWith(`${device}/`) && interfaces[CHARACTERISTIC]?.['UUID'] === uuid) return path;
    return undefined;
  }

  #add(path: string, interfaces: Interfaces): void {
    const known = this.#objects.get(path);
    if (!known && this.#objects.size >= OBJECTS_MAX) return;
    const copies = Object.entries(interfaces).map(([name, properties]) => [name, { ...properties }] as const);
    this.#objects.set(path, { ...known, ...Object.fromEntries(copies) });
  }

  #of<Schema extends z.ZodType>(name: string, schema: Schema): { path: string; parsed: z.output<Schema> }[] {
    return [...this.#objects].flatMap(([path, interfaces]) => {
      const parsed = interfaces[name] && schema.safeParse(interfaces[name]).data;
      return parsed === undefined ? [] : [{ path, parsed }];
    });
  }
}

export const deviceOf = (path: string): string => path.split('/').slice(0, 5).join('/');
export const adapterOf = (path: string): string => path.split('/')[3] ?? '';
