import Testing
import simd

@Suite struct MatrixTests {
  @Test func `a matrix is made of columns, and its rows are the transposed one's`() {
    let matrix = simd_double2x2([1, 2], [3, 4])
    #expect(matrix[1, 0] == 3 && matrix.transpose[1, 0] == 2)
    #expect(simd_double2x2(rows: [[1, 2], [3, 4]]) == matrix.transpose)
    #expect(matrix * [1, 0] == [1, 2])
  }

  @Test func `a matrix times its inverse changes nothing`() {
    let matrix = simd_double4x4([2, 0, 1, 0], [0, 3, 0, 1], [1, 0, 1, 0], [0, 2, 5, 1])
    let product = matrix * matrix.inverse
    for place in 0..<4 {
      #expect(simd_distance(product[place], matrix_identity_double4x4[place]) < 1e-12)
    }
    #expect(abs(matrix.determinant - 1) < 1e-12)
  }

  @Test func `functions of vectors are those of their numbers`() {
    #expect(simd_dot(SIMD3<Float>(1, 2, 3), [4, 5, 6]) == 32)
    #expect(simd_cross(SIMD3<Double>(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
    #expect(simd_length(SIMD2<Double>(3, 4)) == 5)
    #expect(simd_smoothstep(0.0, 1.0, 0.5) == 0.5)
    #expect(simd_abs(SIMD4<Float>(-1, 2, -3, 4)) == [1, 2, 3, 4])
  }
}
