import { toast } from './toast.ts'

/**
 * Copies a text, and announces that it was copied or could not be.
 *
 * @returns whether it was copied. Browsers refuse without https, as on a phone in a home network.
 */
export async function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
    return true
  } catch {
    toast.error(failed)
    return false
  }
}
