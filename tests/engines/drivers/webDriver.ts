/** Sends one command of the W3C WebDriver protocol and returns its value. */
export type Send = <Value = void>(
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body?: object,
) => Promise<Value>;

/** How long a command may take, in milliseconds: one that hangs is to be named. */
const longest = 30_000;

/**
 * A client of the WebDriver protocol (https://www.w3.org/TR/webdriver2/): one request a command.
 * @throws Error with what the driver answers if a command fails.
 */
export function webDriver(address: string): Send {
  return async (method, command, body) => {
    const answer = await fetch(address + command, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longest),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${command}: no answer`, { cause });
    });
    const { value } = (await answer.json()) as { value: never };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${command}: ${error}. ${message}`);
  };
}

/** The protocol's names for the keys without a letter. */
export const keyCodes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
