import * as v from 'valibot';

/** How the mocked servers answer. */
export const conditionsSchema = v.object({
  network: v.picklist(['normal', 'slow', 'offline', 'failing', 'malformed']),
  listings: v.picklist(['usual', 'none', 'many']),
});

export type Conditions = v.InferOutput<typeof conditionsSchema>;

export const normalConditions: Conditions = { network: 'normal', listings: 'usual' };
