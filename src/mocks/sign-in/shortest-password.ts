/** The fewest characters of a password, in the settings the SDK is told and in their check. */
export const shortestPassword = 8;
