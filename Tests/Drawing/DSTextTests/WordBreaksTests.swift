import TestRandom
import Testing

@testable import DSText

/// Words of scripts that put no spaces between them.
@Suite struct WordBreaksTests {
  /// A text with `÷` where a line may end.
  private func marked(_ text: String) -> String {
    var breaks = LineBreaks()
    let scalars = Array(text.unicodeScalars)
    breaks.find(in: scalars.map(\.value), ideographs: [])
    return scalars.indices.reduce(into: "") {
      $0.unicodeScalars.append(scalars[$1])
      if breaks.allows(after: $1) { $0 += "÷" }
    }
  }

  @Test(arguments: [
    "ภาษา÷ไทย÷เขียน÷ติด÷กัน÷โดย÷ไม่÷เว้น÷วรรค÷ระหว่าง÷คำ", "เขา÷ก็÷ไป", "ພາສາ÷ລາວ÷ຂຽນ÷ຕິດກັນ÷ໂດຍ÷ບໍ່ມີ÷ຊ່ອງຫວ່າງ",
    "ຂໍ້ມູນ÷ທົດສອບ÷ນີ້÷ບໍ່ມີ÷ຂໍ້ມູນ÷ສ່ວນ÷ບຸກຄົນ÷ຈິງ", "ភាសាខ្មែរ÷សរសេរ÷ជាប់គ្នា÷ដោយ÷គ្មាន÷ដកឃ្លា", "ខ្ញុំ÷ចង់ទៅ÷សាលារៀន÷រាល់ថ្ងៃ",
    "မြန်မာ÷စာ÷ကို÷စကားလုံး÷များ÷ကြား÷တွင်÷နေရာလွတ်÷မ÷ပါ÷ဘဲ÷ရေး÷သည်", "ကျွန်တော်÷ကျောင်း÷သို့÷သွား÷သည်",
  ])
  func `lines may end between the words of a sentence`(text: String) {
    #expect(marked(text.replacing("÷", with: "")) == text)
  }

  @Test(arguments: [
    "เด็ก÷กิน÷ข้าว÷เร็วๆ÷แล้วไป÷โรงเรียน", "กรุงเทพฯ÷เป็น÷เมือง÷หลวง", "ລາວ÷ໄປ÷ໂຮງ÷ຮຽນ÷ທຸກໆ÷ມື້", "មនុស្ស÷ផ្សេងៗ÷គ្នា",
    // This one is a word of the dictionary.
    "มี÷ผัก÷ผล÷ไม้÷ฯลฯ÷ขาย",
  ])
  func `a sign that repeats or shortens a word stays with it`(text: String) {
    #expect(marked(text.replacing("÷", with: "")) == text)
  }

  @Test(arguments: ["ฉัน÷ฟฟฟฟ÷กิน÷ข้าว", "กขค", "า่ำ", "ๆๆๆ", "\u{17D2}\u{17D2}ក\u{17D2}", "ခ\u{1039}ခ\u{1039}ခ"])
  func `what no word begins with is one stretch`(text: String) {
    #expect(marked(text.replacing("÷", with: "")) == text)
  }

  @Test(arguments: [
    // Silent and closing consonants, vowels before and after their consonants, and consonants below others.
    "เขา÷ชื่อ÷ฌ็อง÷วาล÷ฌ็อง÷และ÷อยู่÷ปารีส", "มอนส์", "ລິ້ງຄ໌", "အီး÷မေးလ်÷ပို့÷ပါ", "ယုဒ္ဓ",
  ])
  func `no word ends within a syllable`(text: String) { #expect(marked(text.replacing("÷", with: "")) == text) }

  @Test func `Burmese marks may come in either order`() {
    #expect(
      marked("သူန\u{103E}င\u{1037}\u{103A}က\u{103B}\u{103D}န\u{103A}မ")
        == "သူ÷န\u{103E}င\u{1037}\u{103A}÷က\u{103B}\u{103D}န\u{103A}မ")
    #expect(
      marked("သူန\u{103E}င\u{103A}\u{1037}က\u{103B}\u{103D}န\u{103A}မ")
        == "သူ÷န\u{103E}င\u{103A}\u{1037}÷က\u{103B}\u{103D}န\u{103A}မ")
  }

  @Test(arguments: [
    "ใช้Swift6เขียน÷โปรแกรม100บรรทัด(ทุก÷วัน)", "เด็ก÷กิน÷ข้าว, ÷ແລ້ວ÷ນອນ", "ไทยລາວไทย", "“ทุก÷วัน”",
    "ทุก\u{200B}÷วัน", "ทุก\u{2060}วัน",
  ])
  func `elsewhere lines end as the annex says`(text: String) {
    #expect(marked(text.replacing("÷", with: "")) == text)
  }

  @Test func `scripts without a dictionary have no words`() {
    // Tai Tham, and Shan, which is written with more letters of the Burmese script.
    #expect(marked("ᨣᩤᩴᨾᩮᩬᩥᨦ") == "ᨣᩤᩴᨾᩮᩬᩥᨦ")
    #expect(marked("\u{AA60}\u{AA61}\u{AA62}") == "\u{AA60}\u{AA61}\u{AA62}")
  }

  @Test func `a long text has the breaks of its sentences`() {
    let sentence = "เด็ก÷กิน÷ข้าว÷"
    let text = String(repeating: sentence, count: 9_000)
    #expect(marked(text.replacing("÷", with: "")) == text.dropLast())
    // Nothing of it is a word.
    let unknown = String(repeating: "ฟ", count: 100_000)
    #expect(marked(unknown) == unknown)
  }

  @Test func `lines end only where letters with their marks do`() {
    let letters = [
      "กขฟนรเแไาะำๆฯ\u{E31}\u{E34}\u{E48}\u{E4C}\u{E47}", "ກຂນລເແາະໆ\u{EB1}\u{EB4}\u{EC8}\u{ECC}",
      "កខនរៗ\u{17B6}\u{17CB}\u{17CD}\u{17D2}\u{200C}",
      "ကငစနအ\u{102C}\u{1031}\u{1037}\u{1039}\u{103A}\u{103B}\u{200D}",
    ].map { Array($0.unicodeScalars) }
    var random = SeededRandom(seed: 1)
    var breaks = LineBreaks()
    for round in 0..<4_000 {
      let scalars = (0..<40).map { _ in letters[round % 4].randomElement(using: &random)! }
      breaks.find(in: scalars.map(\.value), ideographs: [])
      for index in scalars.indices.dropLast() where breaks.allows(after: index) {
        let next = scalars[index + 1]
        let isMark = [.nonspacingMark, .spacingMark, .format].contains(next.properties.generalCategory)
        #expect(!isMark && !"าะำາະ".unicodeScalars.contains(next), "\(scalars)")
        #expect(!"เแไເແ\u{17D2}\u{1039}".unicodeScalars.contains(scalars[index]), "\(scalars)")
      }
    }
  }
}
