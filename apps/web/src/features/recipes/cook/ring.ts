/** Signals that a timer is over: three tones, vibration, and a notification if permitted. */
export function ring(sentence: string): void {
  try {
    playTones()
    navigator.vibrate?.([200, 100, 200])
    if (document.visibilityState === 'hidden' && Notification.permission === 'granted') {
      void navigator.serviceWorker?.ready.then((worker) =>
        worker.showNotification(sentence, { tag: sentence, icon: '/icons/icon-192.png', requireInteraction: true }),
      )
    }
  } catch (error) {
    // The page shows the sentence in any case.
    console.warn('Couldn’t play the timer sound', error)
  }
}

function playTones(): void {
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.25
  volume.connect(audio.destination)
  for (const turn of [0, 1, 2]) {
    const tone = audio.createOscillator()
    tone.frequency.value = 880
    tone.connect(volume)
    tone.start(audio.currentTime + turn * 0.45)
    tone.stop(audio.currentTime + turn * 0.45 + 0.25)
    if (turn === 2) tone.onended = () => void audio.close()
  }
}
