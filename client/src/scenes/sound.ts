// Six short tones, made in code: wood, paper, coin, dice, my turn, the end. Quiet, and off if wanted.
import type { Tone } from "./scene";

interface Note {
  /** Seconds from the beginning. */
  at: number;
  /** Hertz; 0: noise. */
  pitch: number;
  /** Seconds until it has died away. */
  long: number;
  loud: number;
  wave?: OscillatorType;
  /** Hertz of the filter that noise goes through. */
  bright?: number;
}

export const NOTES: Record<Tone, Note[]> = {
  wood: [
    { at: 0, pitch: 0, long: 0.05, loud: 0.5, bright: 900 },
    { at: 0, pitch: 190, long: 0.09, loud: 0.35, wave: "triangle" },
  ],
  paper: [
    { at: 0, pitch: 0, long: 0.16, loud: 0.16, bright: 4200 },
    { at: 0.07, pitch: 0, long: 0.1, loud: 0.1, bright: 5200 },
  ],
  coin: [
    { at: 0, pitch: 1860, long: 0.16, loud: 0.14, wave: "sine" },
    { at: 0.05, pitch: 2490, long: 0.22, loud: 0.12, wave: "sine" },
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.3].map((at, n) => ({
    at,
    pitch: 0,
    long: 0.04,
    loud: 0.34 - n * 0.05,
    bright: 1500 + n * 130,
  })),
  turn: [
    { at: 0, pitch: 523, long: 0.3, loud: 0.16, wave: "sine" },
    { at: 0.14, pitch: 784, long: 0.45, loud: 0.16, wave: "sine" },
  ],
  end: [
    { at: 0, pitch: 392, long: 0.5, loud: 0.15, wave: "sine" },
    { at: 0.18, pitch: 523, long: 0.5, loud: 0.15, wave: "sine" },
    { at: 0.36, pitch: 659, long: 0.9, loud: 0.17, wave: "sine" },
  ],
};
const VOLUME = 0.35;

let context: AudioContext | null = null;

function noise(on: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  return source;
}

function strike(on: AudioContext, note: Note): void {
  const start = on.currentTime + note.at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(note.loud * VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  gain.connect(on.destination);
  if (note.pitch) {
    const source = on.createOscillator();
    source.type = note.wave ?? "sine";
    source.frequency.value = note.pitch;
    source.connect(gain);
    source.start(start);
    source.stop(start + note.long);
    return;
  }
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = note.bright ?? 1000;
  const source = noise(on, note.long);
  source.connect(filter).connect(gain);
  source.start(start);
}

/** Plays a tone; silently nothing where there is no sound, or none yet. */
export function sound(tone: Tone, on: boolean): void {
  if (!on || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers let nothing be heard before the first touch; then it is too late for this one.
  if (context.state === "suspended") void context.resume();
  if (context.state !== "running") return;
  for (const note of NOTES[tone]) strike(context, note);
}
